/** What the engine offers; nothing else of it is meant to be imported. */
export { AD_HOC_LIMITS, type AdHocPattern, type AdHocRecognizer } from './ad-hoc.ts'
export { canonicalEntity, ENTITY_ALIASES, entryFor } from './aliases.ts'
export {
  type AnalyzeRequest,
  type AnalyzeResult,
  DEFAULT_THRESHOLD,
  type Explanation,
} from './analyze.ts'
export {
  type AnonymizeAnswer,
  type AnonymizeItem,
  type AnonymizeRequest,
  type AnonymizeResultInput,
  anonymize,
} from './anonymize.ts'
export type { CatalogEntry } from './catalog.ts'
export {
  type DeanonymizeAnswer,
  type DeanonymizeItem,
  type DeanonymizeRequest,
  type DeanonymizeResultInput,
  deanonymize,
} from './deanonymize.ts'
export { createEngine, type Engine, type EngineOptions } from './engine.ts'
export { EngineError, type EngineErrorCode } from './errors.ts'
export { knownLanguage, LANGUAGES } from './languages.ts'
export { type CreateNerModelOptions, createNerModel } from './ner/create.ts'
export { LANGUAGE_SUPPORT, type LanguageSupport } from './ner/languages.ts'
export type { NerModel, NerSpan } from './ner/model.ts'
export { type OffsetMap, type OffsetUnit, offsetMap } from './offsets.ts'
export { OperatorError, type OperatorErrorCode } from './operators/errors.ts'
export { createMemoryNumbering, type NumberingStore, type NumberRequest } from './operators/numbering.ts'
export type { AnonymizeOperator, Deanonymize } from './operators/operator.ts'
export { isReversible } from './operators/operators.ts'
export type { Preset } from './presets/define-preset.ts'
export { findPreset } from './presets/presets.ts'
export type { EntityType } from './recognizers/index.generated.ts'
export { resolve, type Span } from './resolve.ts'
export { type CsvOptions, readCsv } from './structured/csv.ts'
export { readJson } from './structured/json.ts'
export { applyEdits, type Edit as LeafEdit, editsOf, type Leaf, rawOffset } from './structured/leaf.ts'
export {
  replaceInStructured,
  type StructuredFormat,
  type StructuredReplacement,
  type StructuredRequest,
  type StructuredResult,
} from './structured/structured.ts'
