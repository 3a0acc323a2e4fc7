/** What the room offers; nothing else of it is meant to be imported. */
export { analyzeTexts } from './analysis.ts'
export type { Box, DocumentLimits, Place } from './document.ts'
export {
  createDocuments,
  type Documents,
  type DocumentsOptions,
  type FileToRead,
  type OpenFile,
} from './documents.ts'
export { DocumentError, type DocumentErrorCode } from './errors.ts'
export type { AnalyzedTexts, Finding, TextsToAnalyze } from './find.ts'
export { EXTENSIONS, type FileKind } from './formats.ts'
export type { FindingBox, Written } from './job.ts'
export { debianPackage, OCR_LANGUAGES } from './ocr/languages.ts'
export { WorkerLost } from './pool.ts'
export { type Replacements, replacementsFor } from './replacements.ts'
