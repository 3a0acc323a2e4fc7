import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEngine } from '../engine.ts'
import { createNerModel, folderOf } from './create.ts'
import type { NerModel, NerSpan } from './model.ts'
import { createOnnxModel } from './onnx.ts'
import * as onnx from './testing-onnx.ts'
import { MARKED_SENTENCES } from './testing-sentences.ts'

const folder = folderOf('small')
const model = createNerModel('small', { threads: 1 }) as Required<NerModel>
const shown = (text: string, spans: readonly NerSpan[]): string[] =>
  spans.map(({ label, start, end }) => `${label} ${text.slice(start, end)}`)
const persons = (text: string, spans: readonly NerSpan[]): string[] =>
  spans.flatMap(({ label, start, end }) => (label === 'PERSON' ? [text.slice(start, end)] : []))

describe('a model that is not loaded', () => {
  it('asks to come again, and for which language', async () => {
    await expect(model.tag('Anna', 'de')).rejects.toMatchObject({
      code: 'MODEL_LOADING',
      details: { retryAfterSeconds: 2, language: 'de' },
    })
  })
  it('does not keep texts without a letter waiting', async () => {
    expect(await model.tag('12.05.2020 4711', 'de')).toEqual([])
  })
})

describe('the shipped model', () => {
  beforeAll(() => model.warm())
  afterAll(() => model.close())

  it.each(Object.entries(MARKED_SENTENCES))('marks the %s sentence as before', async (language, marked) => {
    const expected: string[] = []
    const text = marked.replace(/\[([A-Z_]+) ([^\]]+)\]/gu, (_all, label: string, value: string) => {
      expected.push(`${label} ${value}`)
      return value
    })
    const spans = await model.tag(text, language)
    // Kernels of other processors round differently: what was sure is found, what is found surely was sure.
    expect(
      shown(
        text,
        spans.filter(({ score }) => score >= 0.5),
      ),
    ).toEqual(expect.arrayContaining(expected))
    expect(expected).toEqual(
      expect.arrayContaining(
        shown(
          text,
          spans.filter(({ score }) => score >= 0.85),
        ),
      ),
    )
  })

  it.each([
    'JOHN SMITH',
    'Name: john smith',
    'Name\tJohn Smith\tCity\tBerlin',
    '| John Smith | Berlin | 34 |',
    'Sincerely,\nJohn Smith',
  ])('finds the name in %j', async (text) =>
    expect(
      persons(text, await model.tag(text, 'en'))
        .join()
        .toLowerCase(),
    ).toBe('john smith'),
  )

  it('finds a name wherever it stands in a long text', async () => {
    const filler = 'the second delivery left the warehouse on time and the driver signed for it at the gate '
      .repeat(6)
      .split(' ')
    for (let at = 0; at < filler.length; at += 9) {
      const text = [...filler.slice(0, at), '(as Mr. Johann Lindqvist said)', ...filler.slice(at)].join(' ')
      expect(persons(text, await model.tag(text, 'en'))).toContain('Johann Lindqvist')
    }
  })

  it.each([
    ['emoji', '😀👩‍👩‍👧 Anna Schmidt 🎉 lives in Berlin.'],
    ['CRLF', 'Dear all,\r\n\r\nAnna Schmidt lives in Berlin.\r\n'],
    ['half a surrogate pair', 'Look\ud83d! Today Anna Schmidt lives in Berlin. \udc00'],
    ['a soft hyphen', 'Anna Schm\u00adidt lives in Berlin.'],
  ])('gives exact offsets in text with %s', async (_name, text) => {
    const found = shown(text, await model.tag(text, 'en')).map((value) => value.replace('\u00ad', ''))
    expect(found).toEqual(expect.arrayContaining(['PERSON Anna Schmidt', 'LOCATION Berlin']))
  })

  it('answers many texts at once, each with its own spans', async () => {
    const texts = Array.from(
      { length: 60 },
      (_, i) => `${'Nothing here. '.repeat(i % 7)}Peter Müller lives in Rome.`,
    )
    const alone = await model.tag(texts[3]!, 'en')
    const answers = await Promise.all(texts.map((text) => model.tag(text, 'en')))
    expect(answers[3]).toEqual(alone)
    for (const [i, spans] of answers.entries()) expect(persons(texts[i]!, spans)).toEqual(['Peter Müller'])
  })

  it('tags all parts of a text that is cut into several', async () => {
    const line = 'Peter Müller lives in Rome.\n'
    const text = line.repeat(1500)
    const spans = await model.tag(text, 'en')
    const starts = spans.filter(({ label }) => label === 'PERSON').map(({ start }) => start)
    expect(starts).toEqual(Array.from({ length: 1500 }, (_, i) => i * line.length))
  })

  it('agrees with the rules on titles and legal forms', async () => {
    const engine = createEngine({ model: { ...model, close: async () => undefined } })
    const text = 'Dr. Anna Schmidt works for Acme GmbH & Co. KG in Berlin since 12 May 2020.'
    const results = await engine.analyze({ text, explain: true })
    expect(results.map(({ entityType, text: value }) => [entityType, value])).toEqual([
      ['PERSON', 'Anna Schmidt'],
      ['ORGANIZATION', 'Acme GmbH & Co. KG'],
      ['LOCATION', 'Berlin'],
      ['DATE_TIME', '12 May 2020'],
    ])
    await engine.close()
  })
})

describe('a busy model', () => {
  const text = 'Anna Schmidt lives in Berlin. '.repeat(3000)

  it('answers TIMEOUT past the deadline and goes on working', async () => {
    const slow = createOnnxModel({ folder, name: 'slow', languages: ['en'], threads: 1, deadlineMs: 400 })
    await slow.warm()
    await expect(slow.tag(text, 'en')).rejects.toMatchObject({ code: 'TIMEOUT' })
    await expect
      .poll(
        () =>
          slow.tag('Anna Schmidt lives in Berlin.', 'en').then(
            ({ length }) => length,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(2)
    await slow.close()
    await expect(slow.tag('Anna', 'en')).rejects.toMatchObject({ code: 'CLOSED' })
  })

  it('answers OVERLOADED when too many wait, and those before are answered in full', async () => {
    const small = createOnnxModel({ folder, name: 'small', languages: ['en'], threads: 1, queueLimit: 2 })
    await small.warm()
    const first = [1, 2].map(() => small.tag('Anna Schmidt lives in Berlin.', 'en'))
    await expect(small.tag('Anna', 'en')).rejects.toMatchObject({ code: 'OVERLOADED' })
    for (const spans of await Promise.all(first)) expect(spans).toHaveLength(2)
    await small.close()
  })
})

describe('a model of somebody else', () => {
  const home = mkdtempSync(join(tmpdir(), 'ner-model-'))
  afterAll(() => rmSync(home, { recursive: true }))

  /** Scores are a table look-up: the piece decides its tag. */
  const writeModel = (
    config: object,
    tokenizer: object,
    tagOfPiece: readonly number[],
    tags: number,
  ): void => {
    const table = Float32Array.from(
      tagOfPiece.flatMap((tag) => Array.from({ length: tags }, (_, i) => (i === tag ? 9 : 0))),
    )
    const bytes = onnx.model({
      nodes: [onnx.node('Gather', ['table', 'input_ids'], ['logits'])],
      weights: [onnx.tensor('table', 'float', [tagOfPiece.length, tags], table)],
      inputs: [onnx.value('input_ids', 'int64', ['batch', 'length'])],
      outputs: [onnx.value('logits', 'float', ['batch', 'length', tags])],
    })
    writeFileSync(join(home, 'model.onnx'), bytes)
    writeFileSync(join(home, 'config.json'), JSON.stringify(config))
    writeFileSync(join(home, 'tokenizer.json'), JSON.stringify(tokenizer))
  }
  const id2label = { 0: 'O', 1: 'B-PER', 2: 'I-PER', 3: 'B-LOC', 4: 'I-LOC' }
  const tag = async (text: string, language = 'en'): Promise<string[]> => {
    const other = createNerModel(home, { threads: 1 }) as Required<NerModel>
    expect(other.labels).toEqual(['PERSON', 'LOCATION'])
    await other.warm()
    const spans = await other.tag(text, language)
    await other.close()
    return shown(text, spans)
  }

  it('runs with WordPiece', async () => {
    const vocab = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'ann', '##a', 'schmidt', 'in', 'rom', '##e', '.']
    writeModel(
      { id2label },
      {
        normalizer: { type: 'BertNormalizer', lowercase: true },
        post_processor: { type: 'BertProcessing', cls: ['[CLS]', 2], sep: ['[SEP]', 3] },
        model: {
          type: 'WordPiece',
          unk_token: '[UNK]',
          vocab: Object.fromEntries(vocab.map((piece, id) => [piece, id])),
        },
      },
      [0, 0, 0, 0, 1, 0, 2, 0, 3, 0, 0],
      5,
    )
    expect(await tag('😀 Ànna Schmidt was in Rome.')).toEqual(['PERSON Ànna Schmidt', 'LOCATION Rome'])
  })

  it('leans towards a label in the languages its config names', async () => {
    writeModel(
      { id2label, leanings: { fr: { PERSON: 10 } } },
      { model: { type: 'WordPiece', unk_token: '[UNK]', vocab: { '[UNK]': 0, Rose: 1 } } },
      [0, 0],
      5,
    )
    expect(await tag('Rose', 'de')).toEqual([])
    expect(await tag('Rose', 'fr')).toEqual(['PERSON Rose'])
  })

  it('runs with Unigram', async () => {
    const vocab = [
      ['<unk>', 0],
      ['<s>', 0],
      ['</s>', 0],
      ['▁Anna', -2],
      ['▁A', -1],
      ['nna', -3],
      ['▁Rom', -2],
      ['e', -2],
      ['▁', -3],
    ]
    writeModel(
      { id2label },
      {
        normalizer: { type: 'Sequence', normalizers: [{ type: 'Precompiled' }] },
        post_processor: {
          type: 'TemplateProcessing',
          single: [
            { SpecialToken: { id: '<s>' } },
            { Sequence: { id: 'A' } },
            { SpecialToken: { id: '</s>' } },
          ],
          special_tokens: { '<s>': { ids: [1] }, '</s>': { ids: [2] } },
        },
        model: { type: 'Unigram', unk_id: 0, vocab },
      },
      [0, 0, 0, 1, 3, 0, 3, 0, 0],
      5,
    )
    expect(await tag('Anna Rome')).toEqual(['PERSON Anna', 'LOCATION Rome'])
  })

  it('is refused when its tokenizer is of another kind', async () => {
    writeModel({ id2label }, { model: { type: 'BPE' } }, [0], 5)
    const other = createNerModel(home, { threads: 1 }) as Required<NerModel>
    await expect(other.warm()).rejects.toMatchObject({ code: 'INTERNAL' })
  })

  it('is refused when there is none', () => {
    expect(() => createNerModel(join(home, 'nothing'))).toThrow()
    expect(createNerModel('off')).toBeUndefined()
  })
})
