/**
 * Reading and changing structured text, without the catalog: what a process that only takes files apart needs, at a
 * tenth of the start.
 */
export { EngineError } from '../errors.ts'
export { type CsvOptions, readCsv } from './csv.ts'
export { type JoinedText, joinTexts } from './join.ts'
export { readJson } from './json.ts'
export { applyEdits, type Edit as LeafEdit, editsOf, type Leaf, rawOffset } from './leaf.ts'
