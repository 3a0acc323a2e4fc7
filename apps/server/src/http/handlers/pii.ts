import type { Analysis } from '../../services/analysis.ts'
import type { Anonymization } from '../../services/anonymization.ts'
import type { DocumentService } from '../../services/documents.ts'
import type { Images } from '../../services/images.ts'
import type { Handlers } from '../handler.ts'

export const piiHandlers = ({
  analysis,
  anonymization,
  images,
  documents,
}: {
  analysis: Analysis
  anonymization: Anonymization
  images: Images
  documents: DocumentService
}): Handlers<'analyze' | 'batch' | 'anonymize' | 'deanonymize' | 'image' | 'document'> => ({
  analyze: ({ caller, body, call }) => analysis.analyze(caller, body, call),
  batch: ({ caller, body, call }) => analysis.batch(caller, body, call),
  anonymize: ({ caller, body, call }) => anonymization.anonymize(caller, body, call),
  deanonymize: ({ caller, body, call }) => anonymization.deanonymize(caller, body, call),
  image: ({ caller, form, file, call }) => images.process(caller, form, file, call),
  document: ({ caller, form, file, call }) => documents.process(caller, form, file, call),
})
