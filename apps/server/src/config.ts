import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defaultPlans, Plans, planNames } from '@sfumato/contract'
import { z } from 'zod'

/**
 * Every setting, read once from the environment. The only file that looks at `process.env`.
 * The description of each entry is printed by `sfumato admin settings`.
 */
const flag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'])
  .transform((value) => value === 'true' || value === '1' || value === 'yes')
const whole = (low: number, high: number) => z.coerce.number().int().min(low).max(high)
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

const Environment = z.object({
  PORT: whole(0, 65_535).default(3000).describe('Port of API and dashboard; 0 takes any free one'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for all'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database and the master key'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional()
    .describe('A PostgreSQL (14 or newer) of your own; unset: an embedded one in DATA_DIR'),
  PUBLIC_URL: z.url().optional().describe('Address users see, for links, cookies and OAuth redirects'),
  MASTER_KEY: z
    .string()
    .optional()
    .describe('Base64 of 32 bytes that seals all secrets; "new,old" while rotating. Unset: kept in DATA_DIR'),
  ADMIN_TOKEN: z
    .string()
    .min(24, 'must have at least 24 characters')
    .regex(/^\S+$/, 'must not hold spaces')
    .optional()
    .describe('Bearer token of the admin routes'),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug']).default('info').describe('Least serious line to log'),
  WORKERS: whole(1, 64).default(1).describe('Processes that share the port'),
  TRUST_PROXY: flag.default(false).describe('Believe X-Forwarded-* headers of a proxy in front'),
  ALLOW_SIGN_UP: flag.default(true).describe('Let anybody open an account'),
  DEFAULT_PLAN: z.enum(planNames).default('free').describe('Plan of a new account'),
  PLANS_FILE: z
    .string()
    .optional()
    .describe('JSON file that overrides limits, rates, allocations and prices'),
  MAX_TEXT_LENGTH: whole(1, 100_000_000)
    .default(10_000_000)
    .describe('Longest text where the plan sets no limit'),
  PII_PATH_ALIASES: list.default([]).describe('Further names for the "pii" segment of the paths'),
  NER_MODEL: z
    .string()
    .default('small')
    .describe('Finds names and places: "small", a folder with an ONNX model, or "off" for rules alone'),
  DOCUMENT_WORKERS: whole(1, 64)
    .optional()
    .describe('Processes that images and documents are read in; unset: one a core, shared by all WORKERS'),
  DOCUMENT_QUEUE: whole(1, 10_000)
    .default(32)
    .describe('Files that may wait for one of them before it answers 503'),
  DOCUMENT_TIMEOUT_SECONDS: whole(1, 600)
    .default(100)
    .describe('Longest time for one file, waiting included, before it answers 504'),
  DOCUMENT_MEMORY_MB: whole(128, 16_384)
    .default(1024)
    .describe('Memory for the content of one file; its process may take twice that in all'),
  OCR_COMMAND: z
    .string()
    .default('tesseract')
    .describe(
      'Program that reads pictures, by name or path; without it the built-in reader does, in five languages',
    ),
  SESSION_TTL_HOURS: whole(1, 24 * 365)
    .default(24)
    .describe('Lifetime of a session for deanonymization'),
  SIGN_IN_DAYS: whole(1, 365).default(14).describe('Lifetime of a sign-in to the dashboard'),
  MAX_IN_FLIGHT: whole(1, 100_000)
    .default(500)
    .describe('Requests one process works on before it answers 503'),
  MAX_IN_FLIGHT_MB: whole(1, 100_000)
    .default(256)
    .describe('Request bytes one process holds before it answers 503'),
})

export const settings = Object.entries(Environment.shape).map(([name, schema]) => ({
  name,
  description: schema.description ?? '',
  /** What counts when it is not set; empty where nothing does. */
  whenUnset: String(schema.safeParse(undefined).data ?? ''),
}))

export class ConfigError extends Error {}

const Alias = /^[a-z0-9-]{1,50}$/

export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  // An empty variable means "not set": that is what compose files and shells produce.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  let plans: Plans = defaultPlans
  if (parsed.success) {
    for (const alias of parsed.data.PII_PATH_ALIASES) {
      if (!Alias.test(alias) || alias === 'pii')
        problems.push('PII_PATH_ALIASES: names of lower-case letters, digits and hyphens only')
    }
    if (parsed.data.PLANS_FILE) {
      try {
        plans = overridePlans(JSON.parse(readFileSync(parsed.data.PLANS_FILE, 'utf8')))
      } catch (error) {
        problems.push(`PLANS_FILE: ${error instanceof Error ? error.message : 'cannot be read'}`)
      }
    }
  }
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(`These settings are wrong:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  }
  const { PLANS_FILE: _, ...rest } = parsed.data
  return {
    port: rest.PORT,
    host: rest.HOST,
    dataDir: resolve(rest.DATA_DIR),
    databaseUrl: rest.DATABASE_URL,
    publicUrl: rest.PUBLIC_URL?.replace(/\/+$/, ''),
    masterKey: rest.MASTER_KEY,
    adminToken: rest.ADMIN_TOKEN,
    logLevel: rest.LOG_LEVEL,
    workers: rest.WORKERS,
    trustProxy: rest.TRUST_PROXY,
    allowSignUp: rest.ALLOW_SIGN_UP,
    defaultPlan: rest.DEFAULT_PLAN,
    plans,
    maxTextLength: rest.MAX_TEXT_LENGTH,
    pathAliases: rest.PII_PATH_ALIASES,
    nerModel: rest.NER_MODEL,
    documents: {
      workers: rest.DOCUMENT_WORKERS ?? Math.max(1, Math.floor(availableParallelism() / rest.WORKERS)),
      queueLimit: rest.DOCUMENT_QUEUE,
      deadlineMs: rest.DOCUMENT_TIMEOUT_SECONDS * 1000,
      memoryMb: rest.DOCUMENT_MEMORY_MB,
      ocr: {
        command: rest.OCR_COMMAND,
        deadlineMs: rest.DOCUMENT_TIMEOUT_SECONDS * 1000,
        // Where programs are found, and Tesseract its data; nothing else of the environment is handed on.
        env: {
          ...(given.PATH ? { PATH: given.PATH } : {}),
          ...(given.TESSDATA_PREFIX ? { TESSDATA_PREFIX: given.TESSDATA_PREFIX } : {}),
        },
      },
    },
    sessionTtlHours: rest.SESSION_TTL_HOURS,
    signInDays: rest.SIGN_IN_DAYS,
    maxInFlight: rest.MAX_IN_FLIGHT,
    maxInFlightBytes: rest.MAX_IN_FLIGHT_MB * 1024 * 1024,
  }
}

export type Config = ReturnType<typeof readConfig>

/** What a column of the ledger can hold (a PostgreSQL integer), halved so that no sum passes it. */
const MOST_COUNTED = 1_000_000_000

/** The file names only what differs: `{ "free": { "monthlyTokens": 500 } }`. */
function overridePlans(override: unknown): Plans {
  const merge = (base: unknown, over: unknown): unknown =>
    isObject(base) && isObject(over)
      ? Object.fromEntries(
          [...new Set([...Object.keys(base), ...Object.keys(over)])].map((key) => [
            key,
            key in over ? merge(base[key], over[key]) : base[key],
          ]),
        )
      : over
  const plans = Plans.parse(merge(defaultPlans, override))
  for (const { monthlyTokens, uploadsPerDay, uploadsPerMonth, rates } of Object.values(plans)) {
    if (Math.max(monthlyTokens, uploadsPerDay, uploadsPerMonth, ...Object.values(rates)) > MOST_COUNTED)
      throw new Error(`tokens, uploads and rates count to ${MOST_COUNTED} at most`)
  }
  return plans
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
