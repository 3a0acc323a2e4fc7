import type { Analysis } from '../../services/analysis.ts'
import type { Handlers } from '../handler.ts'

export const piiHandlers = (analysis: Analysis): Handlers<'analyze' | 'batch'> => ({
  analyze: ({ caller, body, call }) => analysis.analyze(caller, body, call),
  batch: ({ caller, body, call }) => analysis.batch(caller, body, call),
})
