import type { Encoder, Encoding } from './encoding.ts'

/**
 * Reads the tokenizer.json of Hugging Face as far as token classification needs: WordPiece (BERT and its kin) and
 * Unigram (XLM-R and its kin). Only the offsets of words are kept, so that normalising may change lengths.
 */
export interface HuggingFaceTokenizer {
  model: WordPieceModel | UnigramModel | { type: 'BPE' | 'WordLevel' }
  normalizer?: Normalizer | null
  post_processor?: PostProcessor | null
  added_tokens?: readonly { id: number; content: string }[]
}

interface WordPieceModel {
  type: 'WordPiece'
  vocab: Readonly<Record<string, number>>
  unk_token: string
  continuing_subword_prefix?: string
  max_input_chars_per_word?: number
}

interface UnigramModel {
  type: 'Unigram'
  vocab: readonly (readonly [piece: string, score: number])[]
  unk_id: number
}

interface Normalizer {
  type: string
  lowercase?: boolean
  strip_accents?: boolean | null
  normalizers?: readonly Normalizer[]
}

interface PostProcessor {
  type: string
  /** BertProcessing, RobertaProcessing. */
  cls?: readonly [token: string, id: number]
  sep?: readonly [token: string, id: number]
  /** TemplateProcessing. */
  single?: readonly { SpecialToken?: { id: string }; Sequence?: object }[]
  special_tokens?: Readonly<Record<string, { ids: readonly number[] }>>
}

/** Cuts one word into ids. */
type CutWord = (word: string) => number[]

const METASPACE = '\u2581'
const LONGEST_WORD = 100
/** What the training of Unigram takes off for a character that is in no piece. */
const UNKNOWN_PENALTY = 10
/** Words as BERT has them: runs of letters, digits and marks; every other sign and every Han character alone. */
const BERT_WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+|[^\s\p{L}\p{N}\p{M}]/gu
/** Unigram knows spaces only; text without spaces is cut character by character to have words at all. */
const SPACED_WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}\p{M}])+|[^\s\p{L}\p{N}\p{M}]/gu

export function createHuggingFaceEncoder(data: HuggingFaceTokenizer): Encoder {
  const { model } = data
  if (model.type !== 'WordPiece' && model.type !== 'Unigram')
    throw new Error(`A tokenizer of type ${model.type} is not read; WordPiece and Unigram are.`)
  const normalise = normaliser(data.normalizer)
  const [before, after] = specialPieces(data.post_processor)
  const cut = model.type === 'WordPiece' ? wordPieces(model) : unigramPieces(model)
  const expression = model.type === 'WordPiece' ? BERT_WORD : SPACED_WORD
  return {
    before,
    after,
    padding: data.added_tokens?.find(({ content }) => /^(?:\[PAD\]|<pad>)$/.test(content))?.id ?? 0,
    encode(text): Encoding {
      const ids: number[] = []
      const firsts: number[] = []
      const starts: number[] = []
      const ends: number[] = []
      for (const { 0: word, index } of text.matchAll(expression)) {
        const isSpaced = index === 0 || /\s/.test(text[index - 1]!)
        const normal = normalise(word)
        const pieces =
          normal === '' ? [] : cut(model.type === 'Unigram' && isSpaced ? METASPACE + normal : normal)
        if (pieces.length === 0) continue
        firsts.push(ids.length)
        starts.push(index)
        ends.push(index + word.length)
        ids.push(...pieces)
      }
      firsts.push(ids.length)
      return { ids, firsts, starts, ends }
    },
  }
}

function normaliser(normalizer: Normalizer | null | undefined): (word: string) => string {
  if (!normalizer) return (word) => word
  switch (normalizer.type) {
    case 'Sequence': {
      const steps = (normalizer.normalizers ?? []).map(normaliser)
      return (word) => steps.reduce((value, step) => step(value), word)
    }
    case 'BertNormalizer': {
      const isLower = normalizer.lowercase ?? true
      const isBare = normalizer.strip_accents ?? isLower
      return (word) => {
        const cased = isLower ? word.toLowerCase() : word
        return isBare ? withoutAccents(cased) : cased
      }
    }
    case 'Lowercase':
      return (word) => word.toLowerCase()
    case 'StripAccents':
      return withoutAccents
    case 'NFC':
    case 'NFD':
    case 'NFKC':
    case 'NFKD': {
      const form = normalizer.type
      return (word) => word.normalize(form)
    }
    case 'Precompiled': // the table of SentencePiece is NFKC with few additions
      return (word) => word.normalize('NFKC')
    default: // spaces and such: words hold none
      return (word) => word
  }
}

const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{Mn}/gu, '')

/** What stands before and after a text, as ids. */
function specialPieces(processor: PostProcessor | null | undefined): [before: number[], after: number[]] {
  if (processor?.cls && processor.sep) return [[processor.cls[1]], [processor.sep[1]]]
  const before: number[] = []
  const after: number[] = []
  let isBehind = false
  for (const part of processor?.single ?? []) {
    if (part.Sequence) isBehind = true
    const ids = part.SpecialToken ? (processor?.special_tokens?.[part.SpecialToken.id]?.ids ?? []) : []
    ;(isBehind ? after : before).push(...ids)
  }
  return [before, after]
}

/** Longest piece first; a word with an unknown part is unknown as a whole. */
function wordPieces(model: WordPieceModel): CutWord {
  const vocabulary = new Map(Object.entries(model.vocab))
  const unknown = [vocabulary.get(model.unk_token) ?? 0]
  const prefix = model.continuing_subword_prefix ?? '##'
  const longest = model.max_input_chars_per_word ?? LONGEST_WORD
  return (word) => {
    if (word.length > longest) return unknown
    const ids: number[] = []
    for (let at = 0; at < word.length; ) {
      let end = word.length
      let id: number | undefined
      for (; end > at; end--) {
        id = vocabulary.get(at === 0 ? word.slice(0, end) : prefix + word.slice(at, end))
        if (id !== undefined) break
      }
      if (id === undefined) return unknown
      ids.push(id)
      at = end
    }
    return ids
  }
}

/** The most probable pieces: best path over all ways to cut. */
function unigramPieces(model: UnigramModel): CutWord {
  const vocabulary = new Map(model.vocab.map(([piece, score], id) => [piece, { id, score }]))
  const longest = model.vocab.reduce((most, [piece]) => Math.max(most, piece.length), 1)
  const unknownScore = model.vocab.reduce((least, [, score]) => Math.min(least, score), 0) - UNKNOWN_PENALTY
  return (whole) => {
    const ids: number[] = []
    for (let at = 0; at < whole.length; at += LONGEST_WORD)
      ids.push(...cut(whole.slice(at, at + LONGEST_WORD)))
    return ids
  }

  function cut(word: string): number[] {
    const best = Array.from({ length: word.length + 1 }, () => ({
      score: Number.NEGATIVE_INFINITY,
      from: 0,
      id: model.unk_id,
    }))
    best[0]!.score = 0
    for (let from = 0; from < word.length; from++) {
      const base = best[from]!.score
      for (let end = from + 1; end <= Math.min(word.length, from + longest); end++) {
        const piece = vocabulary.get(word.slice(from, end))
        const score = piece
          ? base + piece.score
          : end === from + 1
            ? base + unknownScore
            : Number.NEGATIVE_INFINITY
        if (score > best[end]!.score) best[end] = { score, from, id: piece?.id ?? model.unk_id }
      }
    }
    const ids: number[] = []
    for (let end = word.length; end > 0; end = best[end]!.from) ids.push(best[end]!.id)
    return ids.reverse()
  }
}
