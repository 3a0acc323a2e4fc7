import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Labelled } from './ner-metrics.ts'

/** A file of labelled lines: <corpus>.<split>.jsonl.xz, offsets in code points (see its SOURCES.md). */
export interface CorpusFile {
  corpus: string
  split: string
  language: string
  /** Labels this corpus annotates throughout; others are not counted in it. */
  covered: ReadonlySet<string>
  lines: { text: string; spans: readonly Labelled[] }[]
}

/** With `limit`, the first lines of each file only. */
export function* corpusFiles(folder: string, splits: readonly string[], limit: number): Iterable<CorpusFile> {
  const coverage: Record<string, { core: string[] }> = JSON.parse(
    readFileSync(join(folder, 'coverage.json'), 'utf8'),
  )
  for (const file of readdirSync(folder).sort()) {
    const [, corpus, split] = /^(.+)\.(\w+)\.jsonl\.xz$/.exec(file) ?? []
    if (!corpus || !split || !splits.includes(split)) continue
    const all = execFileSync('xz', ['-dc', join(folder, file)], { encoding: 'utf8', maxBuffer: 2 ** 30 })
      .split('\n')
      .filter(Boolean)
    const lines = (limit > 0 ? all.slice(0, limit) : all).map(
      (line): { text: string; spans: Labelled[]; lang: string } => JSON.parse(line),
    )
    yield { corpus, split, language: lines[0]?.lang ?? '', covered: new Set(coverage[corpus]?.core), lines }
  }
}
