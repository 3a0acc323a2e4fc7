/** A text as a model reads it: pieces, and the words they belong to. */
export interface Encoding {
  /** Pieces. */
  ids: readonly number[]
  /** A second number per piece (gap, case and marks of its word), where the model takes one. */
  shapes?: readonly number[]
  /** Index of the first piece of each word, and as last entry the number of pieces. */
  firsts: readonly number[]
  /** UTF-16 offsets of each word. */
  starts: readonly number[]
  ends: readonly number[]
}

export interface Encoder {
  encode(text: string): Encoding
  /** Pieces put around every window, such as [CLS] and [SEP]. */
  before: readonly number[]
  after: readonly number[]
  padding: number
}
