import { z } from 'zod'
import { LIMITS } from './plans.ts'

/** Shapes that several rows share. Wire names, exactly as specified. */

/** A schema may name the error code it wants instead of INVALID_REQUEST: `{ error: code('X') }`. */
export const code = (name: string) => `code:${name}`

/** Text that a database column can hold: no NUL, no half of a surrogate pair. */
export const storable = (value: string): boolean => !value.includes('\0') && value.isWellFormed()
export const StoredText = z.string().refine(storable, { error: 'must not hold NUL or broken characters' })

/** Offsets count Unicode code points unless the caller asks for UTF-16 units. */
export const OffsetUnit = z.enum(['codepoint', 'utf16']).default('codepoint')

export const Language = z.string().min(1).max(35).default('en')

export const EntityTypeName = z.string().min(1).max(100)

export const EntityList = z
  .array(EntityTypeName)
  .max(LIMITS.entitiesPerRequest, { error: code('TOO_MANY_ENTITIES') })

const Threshold = z.number().min(0).max(1)
const DEFAULT_THRESHOLD = 0.35
export const ScoreThreshold = Threshold.default(DEFAULT_THRESHOLD)

export const Explanation = z
  .object({
    recognizer: z.string(),
    pattern: z.string(),
    validated: z.boolean(),
    context_word: z.string().nullable(),
    score_steps: z.array(z.object({ step: z.string(), score: z.number() })),
  })
  .meta({ id: 'Explanation' })

export const AnalyzerResult = z
  .object({
    entity_type: EntityTypeName,
    start: z.int().min(0),
    end: z.int().min(0),
    score: z.number().min(0).max(1),
    text: z.string(),
    explanation: Explanation.optional(),
  })
  .meta({ id: 'AnalyzerResult' })

/** What anonymize takes: an analyzer's result as it came, the text optional; further fields are ignored, explanations too. */
export const AnalyzerResultInput = AnalyzerResult.omit({ explanation: true })
  .extend({ text: z.string().optional() })
  .meta({ id: 'AnalyzerResultInput' })

export const AdHocPattern = z.strictObject({
  name: z.string().min(1).max(100),
  regex: z.string().min(1).max(1000),
  score: z.number().min(0).max(1),
})

export const AdHocRecognizer = z
  .strictObject({
    entity_type: EntityTypeName,
    patterns: z
      .array(AdHocPattern)
      .min(1)
      .max(LIMITS.patternsPerRecognizer, { error: code('TOO_MANY_PATTERNS') }),
    context: z.array(z.string().min(1).max(100)).max(100).optional(),
  })
  .meta({ id: 'AdHocRecognizer' })

export const AdHocRecognizers = z
  .array(AdHocRecognizer)
  .max(LIMITS.adHocRecognizers, { error: code('TOO_MANY_RECOGNIZERS') })
  .refine((all) => all.reduce((sum, one) => sum + one.patterns.length, 0) <= LIMITS.totalPatterns, {
    error: code('TOO_MANY_PATTERNS'),
  })

// Half a surrogate pair has no UTF-8 of its own: keys of such characters would all be the same key.
const SymmetricKey = z
  .string()
  .refine((key) => key.isWellFormed() && [16, 24, 32].includes(new TextEncoder().encode(key).length), {
    error: 'must be 16, 24 or 32 bytes long',
  })

export const Operator = z
  .discriminatedUnion(
    'type',
    [
      z.strictObject({
        type: z.literal('replace'),
        /** `{n}` in it numbers distinct values. */
        new_value: z.string().max(10_000).optional(),
        /** A plausible fake of the same type and language; stands alone. */
        synthetic: z.boolean().optional(),
      }),
      z.strictObject({ type: z.literal('redact') }),
      z.strictObject({
        type: z.literal('hash'),
        hash_type: z.enum(['sha256', 'sha512'], { error: code('INVALID_HASH_TYPE') }).default('sha256'),
        salt: z.string().max(1000).optional(),
      }),
      z.strictObject({
        type: z.literal('mask'),
        masking_char: z
          .string()
          .refine((value) => [...value].length === 1, { error: 'must be one character' })
          .default('*'),
        chars_to_mask: z.int().min(0).optional(),
        from_end: z.boolean().default(false),
      }),
      z.strictObject({ type: z.literal('encrypt'), key: SymmetricKey }),
      z.strictObject({
        type: z.literal('encrypt_asym'),
        public_key_id: z.string().min(1).max(100).optional(),
        public_key: z.string().min(1).max(20_000).optional(),
      }),
      z.strictObject({ type: z.literal('keep') }),
    ],
    { error: code('INVALID_OPERATOR') },
  )
  .refine(
    (operator) =>
      operator.type !== 'encrypt_asym' ||
      (operator.public_key_id === undefined) !== (operator.public_key === undefined),
    { error: 'send either public_key_id or public_key' },
  )
  .refine(
    (operator) => operator.type !== 'replace' || !operator.synthetic || operator.new_value === undefined,
    { error: 'send either new_value or synthetic' },
  )
  .meta({ id: 'Operator' })
export type Operator = z.infer<typeof Operator>

export const AnonymizeItem = z
  .object({ start: z.int(), end: z.int(), entity_type: z.string(), text: z.string(), operator: z.string() })
  .meta({ id: 'AnonymizeItem' })

export const Deanonymizer = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('decrypt'), key: SymmetricKey }),
    z.strictObject({ type: z.literal('decrypt_asym'), private_key: z.string().max(20_000) }),
  ])
  .meta({ id: 'Deanonymizer' })
export type Deanonymizer = z.infer<typeof Deanonymizer>

export const DeanonymizeItem = z
  .object({ start: z.int(), end: z.int(), entity_type: z.string(), text: z.string() })
  .meta({ id: 'DeanonymizeItem' })

export const ImageEntity = z
  .object({
    entity_type: z.string(),
    score: z.number(),
    left: z.int(),
    top: z.int(),
    width: z.int(),
    height: z.int(),
    text: z.string(),
    /** Of a TIFF with several pages; counts from 1. */
    page: z.int().optional(),
  })
  .meta({ id: 'ImageEntity' })

/** Where something stands in a document, in the words of its format. Numbers count from 1. */
export const Place = z
  .object({
    page: z.int().optional(),
    slide: z.int().optional(),
    sheet: z.string().optional(),
    cell: z.string().optional(),
    paragraph: z.int().optional(),
    line: z.int().optional(),
    /** Of JSON and XML: names and numbers from the root. */
    path: z.string().optional(),
    /** Outside the body: 'header', 'comment', 'properties', ... */
    part: z.string().optional(),
  })
  .meta({ id: 'Place' })

export const DocumentEntity = z
  .object({ entity_type: z.string(), score: z.number(), text: z.string(), place: Place })
  .meta({ id: 'DocumentEntity' })

/** Fields of a form are text; callers in TypeScript hand the client the value itself. */
const decoded = <Schema extends z.ZodType>(
  schema: Schema,
  decode: (text: string) => unknown,
  what: string,
): z.ZodType<z.output<Schema>, z.input<Schema>> =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value
    try {
      return decode(value)
    } catch {
      context.addIssue({ code: 'custom', message: `must be ${what}` })
      return z.NEVER
    }
  }, schema) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>

/** A form field that holds JSON. */
export const jsonField = <Schema extends z.ZodType>(schema: Schema, what: string) =>
  decoded(schema, (text): unknown => JSON.parse(text), `${what}, written as JSON`).meta({
    contentMediaType: 'application/json',
  })

const numberField = <Schema extends z.ZodType>(schema: Schema) =>
  decoded(schema, (text) => (text.trim() === '' ? text : Number(text)), 'a number')

export const ScoreThresholdField = numberField(Threshold).default(DEFAULT_THRESHOLD)

export const KeyPair = z
  .object({
    id: z.string(),
    keyName: z.string(),
    fingerprint: z.string(),
    algorithm: z.string(),
    isActive: z.boolean(),
    isZKWrapped: z.boolean(),
    hasPrivateKeyBackup: z.boolean(),
    usageCount: z.int(),
    lastUsedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    privateKeyPem: z.string().optional(),
  })
  .meta({ id: 'KeyPair' })

export const TokenBalance = z
  .object({ balance: z.int(), plan: z.string(), monthlyAllocation: z.int(), usedThisMonth: z.int() })
  .meta({ id: 'TokenBalance' })

export const TokenizationSession = z
  .object({ id: z.string(), createdAt: z.iso.datetime(), expiresAt: z.iso.datetime(), entityCount: z.int() })
  .meta({ id: 'TokenizationSession' })

const RateWindow = z.object({ windowMs: z.int(), maxRequests: z.int() })
export const Limits = z
  .object({
    maxTextLength: z.int(),
    maxEntitiesPerRequest: z.int(),
    maxAdHocRecognizers: z.int(),
    maxPatternsPerRecognizer: z.int(),
    maxTotalPatterns: z.int(),
    rateLimits: z.object({ analyze: RateWindow, anonymize: RateWindow, image: RateWindow }),
  })
  .meta({ id: 'Limits' })

export const Preset = z
  .object({ id: z.string(), name: z.string(), entityCount: z.int(), entities: z.array(z.string()) })
  .meta({ id: 'Preset' })

export const Entity = z
  .object({
    type: z.string(),
    description: z.string(),
    detection: z.enum(['nlp', 'pattern']),
    languages: z.array(z.string()).optional(),
    pattern: z.string().optional(),
  })
  .meta({ id: 'Entity' })

export const Health = z
  .object({
    status: z.string(),
    version: z.string(),
    services: z.object({
      analyzer: z.object({ status: z.string(), recognizers: z.int() }),
      anonymizer: z.object({ status: z.string() }),
      image: z.object({ status: z.string(), ocrLanguages: z.int() }),
    }),
  })
  .meta({ id: 'Health' })

export const CloudFile = z
  .object({
    id: z.string(),
    name: z.string(),
    mimeType: z.string(),
    size: z.int(),
    modifiedAt: z.string(),
    isFolder: z.boolean(),
    path: z.string(),
    parentId: z.string().optional(),
  })
  .meta({ id: 'CloudFile' })

export const Done = z.object({ success: z.literal(true), message: z.string() })

export const Id = z.object({ id: z.string().min(1).max(100) })
