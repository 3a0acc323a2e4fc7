/** For rooms that read and write text themselves, without loading the formats. */
export { bareField } from './bare-field.ts'
export { BYTE_ORDER_MARK, encodeText, encodingByMark } from './encoding.ts'
export { type JsonKey, readJsonKeys } from './json-keys.ts'
