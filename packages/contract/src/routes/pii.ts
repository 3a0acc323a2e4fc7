import { z } from 'zod'
import { defineRoutes } from '../define-routes.ts'
import { LIMITS } from '../plans.ts'
import * as s from '../schemas.ts'

const tag = 'Detection and anonymization'

/** One entry per entity type, `DEFAULT` for the rest. */
const byEntityType = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .record(z.string().max(100), schema)
    .refine((entries) => Object.keys(entries).length <= LIMITS.operatorsPerRequest, {
      error: `must have at most ${LIMITS.operatorsPerRequest} entries`,
    })

export const piiRoutes = defineRoutes({
  analyze: {
    method: 'POST',
    path: '/api/pii/analyze',
    summary: 'Find personal data in a text',
    tag,
    auth: 'apiKey',
    rate: 'analyze',
    billable: true,
    body: z.strictObject({
      text: z.string(),
      language: s.Language,
      entities: s.EntityList.optional(),
      score_threshold: s.ScoreThreshold,
      ad_hoc_recognizers: s.AdHocRecognizers.optional(),
      preset: z.string().min(1).max(100).optional(),
      offset_unit: s.OffsetUnit,
      explain: z.boolean().default(false),
    }),
    status: 200,
    response: z.object({ results: z.array(s.AnalyzerResult), tokens_charged: z.int() }),
    errors: [
      'INVALID_LANGUAGE',
      'INVALID_ENTITIES',
      'TEXT_TOO_LONG',
      'TOO_MANY_ENTITIES',
      'TOO_MANY_RECOGNIZERS',
      'TOO_MANY_PATTERNS',
      'VALIDATION_FAILED',
      'MODEL_LOADING',
      'TIMEOUT',
    ],
  },
  batch: {
    method: 'POST',
    path: '/api/pii/batch',
    summary: 'Find personal data in up to 50 texts',
    tag,
    auth: 'apiKey',
    plan: { lowest: 'basic', feature: 'batch', error: 'BATCH_NOT_AVAILABLE' },
    rate: 'batch',
    billable: true,
    body: z.strictObject({
      texts: z.array(z.string()).min(1).max(LIMITS.textsPerBatch),
      language: s.Language,
      entities: s.EntityList.optional(),
      score_threshold: s.ScoreThreshold,
      offset_unit: s.OffsetUnit,
    }),
    status: 200,
    response: z.object({
      results: z.array(
        z.object({
          index: z.int(),
          entities: z.array(s.AnalyzerResult.omit({ text: true, explanation: true })),
        }),
      ),
      tokens_charged: z.int(),
    }),
    errors: [
      'INVALID_LANGUAGE',
      'INVALID_ENTITIES',
      'TEXT_TOO_LONG',
      'TOO_MANY_ENTITIES',
      'MODEL_LOADING',
      'TIMEOUT',
    ],
  },
  anonymize: {
    method: 'POST',
    path: '/api/pii/anonymize',
    summary: 'Change the personal data that was found',
    tag,
    auth: 'apiKey',
    rate: 'anonymize',
    billable: true,
    body: z.strictObject({
      text: z.string(),
      analyzer_results: z.array(s.AnalyzerResultInput).max(100_000),
      operators: byEntityType(s.Operator).optional(),
      language: s.Language,
      offset_unit: s.OffsetUnit,
      /** Of an earlier answer: the same values get the same numbers and fakes again. */
      session_id: z.string().max(100).optional(),
    }),
    status: 200,
    response: z.object({
      text: z.string(),
      items: z.array(s.AnonymizeItem),
      tokens_charged: z.int(),
      session_id: z.string().optional(),
    }),
    errors: [
      'INVALID_LANGUAGE',
      'INVALID_OPERATOR',
      'INVALID_HASH_TYPE',
      'TEXT_TOO_LONG',
      'VALIDATION_FAILED',
      'NOT_FOUND',
      'TIMEOUT',
    ],
  },
  deanonymize: {
    method: 'POST',
    path: '/api/pii/deanonymize',
    summary: 'Restore values that were encrypted',
    tag,
    auth: 'apiKey',
    plan: { lowest: 'basic', feature: 'deanonymize', error: 'FEATURE_NOT_AVAILABLE' },
    rate: 'deanonymize',
    billable: true,
    body: z
      .strictObject({
        text: z.string(),
        anonymizer_results: z
          .array(
            z.object({
              start: z.int().min(0),
              end: z.int().min(0),
              entity_type: s.EntityTypeName,
              operator: z.string().max(100),
            }),
          )
          .max(100_000)
          .optional(),
        session_id: z.string().max(100).optional(),
        deanonymizers: byEntityType(s.Deanonymizer),
        offset_unit: s.OffsetUnit,
      })
      .superRefine((body, context) => {
        const path = ['anonymizer_results']
        if (body.session_id === undefined && body.anonymizer_results === undefined)
          context.addIssue({ code: 'invalid_type', expected: 'array', path })
        if (body.session_id !== undefined && body.anonymizer_results !== undefined)
          context.addIssue({ code: 'custom', message: 'send either anonymizer_results or session_id', path })
      }),
    status: 200,
    response: z.object({ text: z.string(), items: z.array(s.DeanonymizeItem), tokens_charged: z.int() }),
    errors: ['TEXT_TOO_LONG', 'VALIDATION_FAILED', 'NOT_FOUND', 'TIMEOUT'],
  },
  image: {
    method: 'POST',
    path: '/api/pii/image',
    summary: 'Find or black out personal data in an image',
    tag,
    auth: 'apiKey',
    plan: { lowest: 'basic', feature: 'image', error: 'IMAGE_NOT_AVAILABLE' },
    rate: 'image',
    billable: true,
    form: z.strictObject({
      mode: z.enum(['analyze', 'redact']).default('analyze'),
      language: s.Language,
      entities: s.jsonField(s.EntityList, 'an array of entity types').optional(),
      score_threshold: s.ScoreThresholdField,
      fill_color: z.enum(['black', 'white', 'red', 'green', 'blue', 'gray']).default('black'),
    }),
    maxFileBytes: LIMITS.imageBytes,
    status: 200,
    response: z.object({
      entities: z.array(s.ImageEntity),
      entities_found: z.int(),
      processing_time: z.number(),
      tokens_charged: z.int(),
    }),
    file: { mode: 'redact', contentType: 'image/png' },
    errors: [
      'INVALID_LANGUAGE',
      'INVALID_ENTITIES',
      'TOO_MANY_ENTITIES',
      'TEXT_TOO_LONG',
      'VALIDATION_FAILED',
      'MODEL_LOADING',
      'TIMEOUT',
    ],
  },
  document: {
    method: 'POST',
    path: '/api/pii/document',
    summary: 'Find personal data in a document, or take it out of it',
    tag,
    auth: 'apiKey',
    plan: { lowest: 'basic', feature: 'document', error: 'FEATURE_NOT_AVAILABLE' },
    rate: 'image',
    billable: true,
    form: z.strictObject({
      mode: z.enum(['analyze', 'anonymize']).default('analyze'),
      language: s.Language,
      entities: s.jsonField(s.EntityList, 'an array of entity types').optional(),
      preset: z.string().min(1).max(100).optional(),
      score_threshold: s.ScoreThresholdField,
      operators: s.jsonField(byEntityType(s.Operator), 'an object of operators').optional(),
    }),
    status: 200,
    response: z.object({
      entities: z.array(s.DocumentEntity),
      entities_found: z.int(),
      format: z.string(),
      left_out: z.array(z.string()),
      processing_time: z.number(),
      tokens_charged: z.int(),
    }),
    file: { mode: 'anonymize', contentType: 'application/octet-stream' },
    errors: [
      'INVALID_LANGUAGE',
      'INVALID_ENTITIES',
      'INVALID_OPERATOR',
      'INVALID_HASH_TYPE',
      'TOO_MANY_ENTITIES',
      'TEXT_TOO_LONG',
      'VALIDATION_FAILED',
      'DAILY_LIMIT_EXCEEDED',
      'MONTHLY_LIMIT_EXCEEDED',
      'MODEL_LOADING',
      'TIMEOUT',
    ],
  },
})
