/**
 * A model that finds names in running text. The engine works without one: rules then find the clear cases
 * (titles, labels, legal forms).
 */
export interface NerSpan {
  /** An entity type of the catalog, such as PERSON. */
  label: string
  /** UTF-16 offsets in the given text. */
  start: number
  end: number
  /** Confidence, 0 to 1, calibrated: of spans scored .8 eight in ten are right. */
  score: number
}

export interface NerModel {
  /** Named in explanations. */
  name: string
  /** ISO 639-1 codes; in other languages the model is not asked. */
  languages: readonly string[]
  labels: readonly string[]
  /**
   * Spans of the whole text: windows, truncation limits and offsets are the model's own matter. Rejects when it
   * cannot answer (MODEL_LOADING while weights are being read, OVERLOADED, TIMEOUT); it never answers with less
   * than it found. Who asks drops spans below `leastScore`: what is dropped takes no other span's place.
   */
  tag(text: string, language: string, leastScore?: number): Promise<NerSpan[]>
  /** Loads it ahead of the first text; rejects when it cannot be loaded. */
  warm?(): Promise<void>
  close?(): Promise<void>
}
