import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Calibration } from './calibration.ts'
import type { Encoder } from './encoding.ts'
import { createHuggingFaceEncoder, type HuggingFaceTokenizer } from './hugging-face.ts'
import { readTags, type Tag } from './labels.ts'
import { readNames } from './names.ts'
import { createTokenizer, type TokenizerData } from './tokenizer.ts'
import type { WindowLimits } from './windows.ts'

/**
 * A model is a folder: model.onnx, config.json, tokenizer.json. Ours have a list of names and a correction of scores
 * besides, which config.json names: without them they would quietly find less. Two kinds are read: our own
 * (`kind: "sfumato-tagger"`) and token classification as exported from Hugging Face (`id2label`).
 */
export interface ModelFolder {
  file: string
  tokenizerFile: string
  namesFile: string | undefined
  correctionFile: string | undefined
  tags: readonly Tag[]
  /** Types of the catalog it finds. */
  labels: readonly string[]
  /** As config.json names them; undefined when it does not. */
  languages: readonly string[] | undefined
  limits: WindowLimits
  calibration: Calibration | undefined
  leanings: Leanings
  isOwnKind: boolean
}

/**
 * By language and label: what is added to the log-probability of a label where a miss costs more than a false alarm.
 * Spans found by it have the low scores they deserve.
 */
export type Leanings = Readonly<Record<string, Readonly<Record<string, number>>>>

interface Config {
  kind?: string
  tags?: readonly string[] | number
  id2label?: Readonly<Record<string, string>>
  languages?: readonly string[]
  window?: number
  max_position_embeddings?: number
  calibration?: Calibration
  leanings?: Leanings
  /** Files of the folder. */
  names?: string
  correction?: string
}

/**
 * Measured on one core: 64 pieces cost 65 microseconds each, 128 cost 77, 256 cost 95; sentences seldom are
 * longer than 64, and strict F1 of long texts is no better with longer windows (bench/ner.ts, eval/ner.ts).
 */
const COMFORTABLE = 64
const LONGEST = 128
const OVERLAP = 32

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

export function readModelFolder(folder: string): ModelFolder {
  const config = readJson(join(folder, 'config.json')) as Config
  const isOwnKind = config.kind === 'sfumato-tagger'
  const names = Array.isArray(config.tags) ? (config.tags as string[]) : namesOf(config.id2label)
  const tags = readTags(names)
  const most = config.window ?? (config.max_position_embeddings ?? 512) - 8
  return {
    file: join(folder, 'model.onnx'),
    tokenizerFile: join(folder, 'tokenizer.json'),
    namesFile: isOwnKind && config.names ? join(folder, config.names) : undefined,
    correctionFile: isOwnKind && config.correction ? join(folder, config.correction) : undefined,
    tags,
    labels: [...new Set(tags.flatMap(({ label }) => label ?? []))],
    languages: config.languages,
    limits: {
      comfortable: Math.min(most, COMFORTABLE),
      longest: Math.min(most, LONGEST),
      overlap: Math.min(Math.floor(most / 4), OVERLAP),
    },
    calibration: config.calibration,
    leanings: config.leanings ?? {},
    isOwnKind,
  }
}

function namesOf(id2label: Config['id2label']): string[] {
  if (!id2label) throw new Error('config.json of the model names no tags (id2label).')
  return Object.keys(id2label)
    .sort((a, b) => Number(a) - Number(b))
    .map((id) => id2label[id]!)
}

export function readEncoder({ tokenizerFile, namesFile, isOwnKind }: ModelFolder): Encoder {
  const data = readJson(tokenizerFile)
  if (!isOwnKind) return createHuggingFaceEncoder(data as HuggingFaceTokenizer)
  const tokenizer = createTokenizer(data as TokenizerData)
  const names = namesFile ? readNames(namesFile) : undefined
  return {
    before: [],
    after: [],
    padding: 0,
    encode(text) {
      const { ids, shapes, words, starts, ends } = tokenizer.tokenize(text)
      const encoding = { ids, shapes, firsts: [] as number[], starts: [] as number[], ends: [] as number[] }
      let word = -1
      for (let piece = 0; piece < ids.length; piece++) {
        if (words[piece] !== word) {
          word = words[piece]!
          encoding.firsts.push(piece)
          encoding.starts.push(starts[piece]!)
          encoding.ends.push(0)
        }
        encoding.ends[word] = ends[piece]!
      }
      encoding.firsts.push(ids.length)
      names?.mark(ids, encoding.firsts, shapes)
      return encoding
    },
  }
}
