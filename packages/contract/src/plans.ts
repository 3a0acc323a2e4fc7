import { z } from 'zod'

/**
 * Every number that differs by plan, once. `PLANS_FILE` may override them; nothing else holds a copy.
 */
export const planNames = ['free', 'basic', 'professional', 'enterprise'] as const
export type PlanName = (typeof planNames)[number]

/**
 * Endpoint families that share one rate window per user: documents count with images, for both take the same workers.
 * `other` is every route without a rate of its own.
 */
export const rateFamilies = ['analyze', 'anonymize', 'batch', 'image', 'deanonymize', 'other'] as const
export type RateFamily = (typeof rateFamilies)[number]

export const RATE_WINDOW_MS = 60_000

const MB = 1024 * 1024

export const Plan = z.strictObject({
  /** Requests per window; 0 where the plan does not include the endpoint. */
  rates: z.strictObject({
    analyze: z.int().min(0),
    anonymize: z.int().min(0),
    batch: z.int().min(0),
    image: z.int().min(0),
    deanonymize: z.int().min(0),
    other: z.int().min(0),
  }),
  /** Characters of one text; null means the configured MAX_TEXT_LENGTH. */
  maxTextLength: z.int().positive().nullable(),
  /** 0 where the plan takes no files. */
  maxFileBytes: z.int().min(0),
  /** Documents taken per UTC day and calendar month; images do not count. */
  uploadsPerDay: z.int().min(0),
  uploadsPerMonth: z.int().min(0),
  monthlyTokens: z.int().min(0),
  priceEur: z.number().min(0),
})
export type Plan = z.infer<typeof Plan>
export const Plans = z.strictObject({ free: Plan, basic: Plan, professional: Plan, enterprise: Plan })
export type Plans = z.infer<typeof Plans>

export const defaultPlans: Plans = {
  free: {
    rates: { analyze: 10, anonymize: 10, batch: 0, image: 0, deanonymize: 5, other: 120 },
    maxTextLength: 100_000,
    maxFileBytes: 0,
    uploadsPerDay: 0,
    uploadsPerMonth: 0,
    monthlyTokens: 200,
    priceEur: 0,
  },
  basic: {
    rates: { analyze: 60, anonymize: 60, batch: 20, image: 30, deanonymize: 30, other: 120 },
    maxTextLength: 500_000,
    maxFileBytes: 10 * MB,
    uploadsPerDay: 100,
    uploadsPerMonth: 1_000,
    monthlyTokens: 1_000,
    priceEur: 3,
  },
  professional: {
    rates: { analyze: 120, anonymize: 120, batch: 60, image: 60, deanonymize: 60, other: 120 },
    maxTextLength: 1_000_000,
    maxFileBytes: 10 * MB,
    uploadsPerDay: 400,
    uploadsPerMonth: 4_000,
    monthlyTokens: 4_000,
    priceEur: 15,
  },
  enterprise: {
    rates: { analyze: 300, anonymize: 300, batch: 120, image: 120, deanonymize: 120, other: 120 },
    maxTextLength: null,
    maxFileBytes: 50 * MB,
    uploadsPerDay: 2_000,
    uploadsPerMonth: 20_000,
    monthlyTokens: 10_000,
    priceEur: 29,
  },
}

export const planIncludes = (current: PlanName, required: PlanName): boolean =>
  planNames.indexOf(current) >= planNames.indexOf(required)

/** Names used at checkout, where they differ. */
export const checkoutPlans = {
  basic: 'basic',
  pro: 'professional',
  business: 'enterprise',
} as const satisfies Record<string, PlanName>

/** Limits that are the same on every plan. */
export const LIMITS = {
  entitiesPerRequest: 50,
  adHocRecognizers: 50,
  patternsPerRecognizer: 10,
  totalPatterns: 200,
  textsPerBatch: 50,
  imageBytes: 10 * MB,
  imagePixels: 25_000_000,
  /** Largest file kept for an Idempotency-Key; a larger answer is given once. */
  keptAnswerBytes: 16 * MB,
  apiKeysPerUser: 50,
  keyPairsPerUser: 100,
  operatorsPerRequest: 1000,
} as const

/** Token costs. Halves are rounded up once, over the whole call. */
export const tokenCost = {
  analyze: (entities: number) => Math.ceil(1 + 0.5 * entities),
  batch: (texts: number, entities: number) => Math.ceil(texts + 0.5 * entities),
  anonymize: (changed: number) => changed,
  deanonymize: (restored: number) => restored,
  image: (entities: number) => Math.ceil(5 + 0.5 * entities),
  documentAnalyze: (entities: number) => Math.ceil(5 + 0.5 * entities),
  documentAnonymize: (changed: number) => 5 + changed,
} as const
