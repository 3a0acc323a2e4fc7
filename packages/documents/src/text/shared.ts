/** For rooms that read and write text themselves, without loading the formats. */
export {
  attributeEscapes,
  commentEscapes,
  instructionEscapes,
  sectionEscapes,
  textEscapes,
} from '../xml/escape.ts'
export { bareField } from './bare-field.ts'
export { BYTE_ORDER_MARK, encodeText, encodingByMark } from './encoding.ts'
export { type JsonKey, readJsonKeys } from './json-keys.ts'
