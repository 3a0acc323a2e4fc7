import type { Analysis } from '../../services/analysis.ts'
import type { Anonymization } from '../../services/anonymization.ts'
import type { Handlers } from '../handler.ts'

export const piiHandlers = (
  analysis: Analysis,
  anonymization: Anonymization,
): Handlers<'analyze' | 'batch' | 'anonymize' | 'deanonymize'> => ({
  analyze: ({ caller, body, call }) => analysis.analyze(caller, body, call),
  batch: ({ caller, body, call }) => analysis.batch(caller, body, call),
  anonymize: ({ caller, body, call }) => anonymization.anonymize(caller, body, call),
  deanonymize: ({ caller, body, call }) => anonymization.deanonymize(caller, body, call),
})
