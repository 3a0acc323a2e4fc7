import { createHash } from 'node:crypto'
import { type Candidate, defineRecognizer } from '../../define.ts'
import { hashOf, wordTable } from '../_shared/labels.ts'
import { BIP39_ENGLISH } from './_bip39-english.ts'

/**
 * Recovery phrase of a wallet (BIP-39): 12, 15, 18, 21 or 24 words of a fixed list, eleven bits each; the last
 * bits are the beginning of the SHA-256 of the others. One phrase in 16 to 256 passes by chance, but prose hardly
 * ever has twelve list words in a row.
 */
const LENGTHS = [24, 21, 18, 15, 12]
const SHORTEST = 12
const VALUES = new Map(BIP39_ENGLISH.map((word, value) => [word, value]))
const HASHES = new Set(BIP39_ENGLISH.map((word) => hashOf(word, 0, word.length)))
/** Between two words: spaces, commas, a line break, or the numbering of a form ("1. abandon 2. ability"). */
const GAP = /^[\s,;|"'_-]{0,4}(?:\d{1,2}[.):]?\s{0,2})?["']?$/
const LONGEST_GAP = 10
/** Longer runs are the word list itself, or a poem made of it. */
const LONGEST_RUN = 60

function hasValidChecksum(values: readonly (number | undefined)[]): boolean {
  if (values.includes(undefined)) return false
  const bits = values.map((value) => value!.toString(2).padStart(11, '0')).join('')
  const checkLength = values.length / 3
  const entropy = bits.slice(0, -checkLength)
  const bytes = Uint8Array.from(entropy.match(/.{8}/g)!, (byte) => Number.parseInt(byte, 2))
  const hash = createHash('sha256').update(bytes).digest()
  return hash[0]!.toString(2).padStart(8, '0').slice(0, checkLength) === bits.slice(-checkLength)
}

export default defineRecognizer({
  entity: 'CRYPTO_SEED_PHRASE',
  title: 'Wallet recovery phrase',
  description: 'Recovery (seed) phrase of a cryptocurrency wallet',
  format: '12, 15, 18, 21 or 24 words of the BIP-39 list',
  group: 'crypto',
  sources: ['https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki'],
  *find(text): Iterable<Candidate> {
    const { words, hashes } = wordTable(text)
    let run: number[] = []
    for (let i = 0; i <= words.count; i++) {
      if (i < words.count && isNumbering(text, words.starts[i]!, words.ends[i]!)) continue
      const isListed = i < words.count && HASHES.has(hashes[i]!)
      const last = run.at(-1)
      const continues =
        isListed &&
        last !== undefined &&
        words.starts[i]! - words.ends[last]! <= LONGEST_GAP &&
        GAP.test(text.slice(words.ends[last], words.starts[i]))
      if (continues) {
        run.push(i)
        continue
      }
      if (run.length >= SHORTEST && run.length <= LONGEST_RUN) yield* phrasesIn(text, run, words)
      run = isListed ? [i] : []
    }
  },
  context: {
    en: [
      'seed',
      'seed phrase',
      'recovery phrase',
      'mnemonic',
      'mnemonic phrase',
      'secret phrase',
      'backup phrase',
      'recovery words',
      'wallet',
    ],
    de: ['seed', 'wiederherstellungsphrase', 'wiederherstellungswörter', 'mnemonic'],
    fr: ['phrase de récupération', 'phrase secrète', 'mnémonique'],
    es: ['frase semilla', 'frase de recuperación', 'mnemónico'],
    pt: ['frase de recuperação', 'frase semente'],
    ru: ['сид-фраза', 'мнемоническая фраза', 'seed-фраза'],
    zh: ['助记词'],
  },
  examples: {
    match: [
      'seed: [[legal winner thank year wave sausage worth useful legal winner thank yellow]]',
      '[[letter advice cage absurd amount doctor acoustic avoid letter advice cage above]]',
      'My recovery phrase is [[scheme spot photo card baby mountain device kick cradle pact join borrow]], keep it.',
    ],
    reject: [
      {
        text: 'legal winner thank year wave sausage worth useful legal winner thank year',
        why: 'checksum bits do not fit',
      },
      { text: 'legal winner thank year wave sausage worth useful legal winner thank', why: 'eleven words' },
      {
        text: 'seed: the quick brown fox jumps over the lazy dog again and again',
        why: 'words outside the list',
      },
    ],
  },
})

/** "1" or "12" before a word in a numbered list. */
const isNumbering = (text: string, start: number, end: number): boolean =>
  end - start <= 2 && text.charCodeAt(start) >= 48 && text.charCodeAt(start) <= 57

/** A run may be longer than the phrase ("seed phrase legal winner ..."): the longest valid stretch counts. */
function* phrasesIn(
  text: string,
  run: readonly number[],
  words: { starts: Int32Array; ends: Int32Array },
): Iterable<Candidate> {
  const values = run.map((index) =>
    VALUES.get(text.slice(words.starts[index], words.ends[index]).toLowerCase()),
  )
  for (let first = 0; first + SHORTEST <= run.length; ) {
    const length = LENGTHS.find(
      (size) => first + size <= run.length && hasValidChecksum(values.slice(first, first + size)),
    )
    if (length === undefined) {
      first++
      continue
    }
    // The same word twelve times passes once in sixteen and is a test pattern of nobody.
    if (new Set(values.slice(first, first + length)).size > 1)
      yield {
        start: words.starts[run[first]!]!,
        end: words.ends[run[first + length - 1]!]!,
        score: 0.9,
        pattern: `${length} words`,
        verdict: 'valid',
      }
    first += length
  }
}
