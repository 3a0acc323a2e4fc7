import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFolder } from '../testing.ts'

const EMAIL = 'ann.miller@example.com'
const PRIVATE_VALUES = [
  EMAIL,
  'ann.m\\u0069ller@example.com',
  '4111111111111111',
  'DE89370400440532013000',
  'bob@example.org',
]

const INPUTS: Record<string, string | Buffer> = {
  'in/mixed.txt': `😀 e\u0301 \u202eשלום\u202c ${EMAIL}\r\n${EMAIL}${'\t'}DE89370400440532013000\r\nlast line without end`,
  'in/clean.txt': 'nothing to see here\n',
  'in/empty.txt': '',
  'in/marked.txt': `\ufeff${EMAIL}\n`,
  'in/wide.txt': Buffer.from(`\ufeff😀 write to ${EMAIL}\n`, 'utf16le'),
  'in/wide-big.txt': Buffer.from(`\ufeffwrite to ${EMAIL}\n`, 'utf16le').swap16(),
  'in/latin.txt': Buffer.concat([
    Buffer.from(`Gr\xfc\xdfe an ${EMAIL} `, 'latin1'),
    Buffer.from([0x80, 0x81, 0x93]),
  ]),
  'in/latin-values.txt': Buffer.from('to zo\xeb@example.org\n', 'latin1'),
  'in/latin-end.txt': Buffer.from(`${EMAIL} Jos\xe9`, 'latin1'),
  'in/data.json': `{ "user": {"mail": "ann.m\\u0069ller@example.com", "card": 4111111111111111},\r\n "bob@example.org": [1e3, "a\\/b"] }`,
  'in/lines.jsonl': `{"mail": "${EMAIL}"}\n{"mail": "x"}\n{"card": 4111111111111111}\n`,
  'in/log.jsonl': `{"mail": "ann.m\\u0069ller@example.com"}\nno JSON of ${EMAIL}\n{"card": 4111111111111111}\n`,
  'in/deep/table.csv': `\ufeffname;iban\r\n"Quoted ""x""\r\n${EMAIL}";DE89370400440532013000\r\n;\r\n`,
  'in/deep/broken.json': `{"mail": "${EMAIL}"`,
}

const folder = makeFolder({ ...INPUTS, 'in/program.bin': Buffer.from([0x7f, 0, 1, 2]) })
afterAll(folder.remove)

const read = (name: string) => readFileSync(join(folder.path, name))
const inputsAreUntouched = () =>
  Object.entries(INPUTS).every(([name, content]) => read(name).equals(Buffer.from(content as string)))

beforeAll(async () => {
  await Promise.all([
    folder.run(['keys', 'generate', '-o', 'keys', '--bits', '2048']),
    folder.run(['keys', 'generate', '-o', 'other', '--symmetric']),
  ])
  await folder.run(['keys', 'generate', '-o', 'keys', '--symmetric'])
})

describe('there and back', () => {
  test.each([
    ['encrypt', ['--key-file', 'keys/sfumato.key'], ['--key-file', 'keys/sfumato.key']],
    [
      'encrypt_asym',
      ['--public-key', 'keys/sfumato-public.pem'],
      ['--private-key', 'keys/sfumato-private.pem'],
    ],
  ])('%s restores every file to the byte', async (operator, keyThere, keyBack) => {
    const [out, back] = [`out-${operator}`, `back-${operator}`]
    const there = await folder.run(['anonymize', 'in', '-o', out, '--operators', operator, ...keyThere])
    expect(there).toMatchObject({ code: 0, stdout: '' })
    expect(there.stderr).toContain(
      'program.bin is left out: it is neither text nor a document that can be read.',
    )
    for (const name of Object.keys(INPUTS)) {
      const written = read(name.replace('in/', `${out}/`))
      for (const value of PRIVATE_VALUES) expect(written.includes(value)).toBe(false)
    }
    JSON.parse(read(`${out}/data.json`).toString())
    const [first, , third] = read(`${out}/log.jsonl`).toString().split('\n')
    for (const line of [first!, third!]) JSON.parse(line)
    for (const name of readdirSync(join(folder.path, out)).filter((one) => one.endsWith('.sfumato.json'))) {
      const sidecar = JSON.parse(read(`${out}/${name}`).toString())
      for (const item of sidecar.items)
        expect(Object.keys(item).filter((key) => key !== 'quoted')).toEqual([
          'start',
          'end',
          'entity_type',
          'operator',
        ])
    }
    const restored = await folder.run(['deanonymize', out, '-o', back, ...keyBack])
    expect(restored.code).toBe(0)
    for (const [name, content] of Object.entries(INPUTS))
      expect(read(name.replace('in/', `${back}/`)).equals(Buffer.from(content as string)), name).toBe(true)
    expect(inputsAreUntouched()).toBe(true)
  })

  test('a sidecar that was written before they named the encoding is still read', async () => {
    const key = ['--key-file', 'keys/sfumato.key']
    await folder.run(['anonymize', 'in/mixed.txt', '-o', 'older', '--operators', 'encrypt', ...key])
    const sidecar = read('older/mixed.txt.sfumato.json').toString()
    expect(sidecar).toContain('"encoding":"utf-8",')
    writeFileSync(
      join(folder.path, 'older/mixed.txt.sfumato.json'),
      sidecar.replace('"encoding":"utf-8",', ''),
    )
    const { stdout } = await folder.run(['deanonymize', 'older/mixed.txt', ...key])
    expect(stdout).toBe(INPUTS['in/mixed.txt'])
  })

  test('JSON that is too large to be taken apart is refused, not written back as text', async () => {
    writeFileSync(
      join(folder.path, 'large.json'),
      JSON.stringify({ fill: 'x'.repeat(8.4e6), card: 4111111111111111 }),
    )
    const { code, stdout, stderr } = await folder.run(['anonymize', 'large.json'])
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('it is JSON of more than 8 MB')])
  })

  test('in place, a second run does not write over what says where the values of the first lie', async () => {
    mkdirSync(join(folder.path, 'twice'))
    writeFileSync(join(folder.path, 'twice/a.txt'), `to ${EMAIL}\n`)
    const run = [
      'anonymize',
      'twice',
      '--in-place',
      '--operators',
      'encrypt',
      '--key-file',
      'keys/sfumato.key',
    ]
    expect((await folder.run(run)).code).toBe(0)
    const sidecar = read('twice/a.txt.sfumato.json')
    const again = await folder.run(run)
    expect([again.code, again.stderr]).toEqual([
      2,
      expect.stringContaining('a.txt.sfumato.json exists already'),
    ])
    expect(read('twice/a.txt.sfumato.json')).toEqual(sidecar)
  })

  test('in place, a link is refused: the file behind it would stay as it is', async () => {
    mkdirSync(join(folder.path, 'linked'))
    writeFileSync(join(folder.path, 'linked/real.txt'), `to ${EMAIL}\n`)
    symlinkSync('real.txt', join(folder.path, 'linked/link.txt'))
    const { code, stderr } = await folder.run(['anonymize', 'linked/link.txt', '--in-place'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('is a link; name the file it leads to.')])
    expect(read('linked/real.txt').toString()).toContain(EMAIL)
  })

  test('in place, with mode kept, sidecar gone, and files without findings not touched', async () => {
    mkdirSync(join(folder.path, 'place'))
    writeFileSync(join(folder.path, 'place/secret.txt'), `to ${EMAIL}\n`)
    writeFileSync(join(folder.path, 'place/clean.txt'), 'nothing\n')
    chmodSync(join(folder.path, 'place/secret.txt'), 0o640)
    const before = statSync(join(folder.path, 'place/clean.txt'))
    const key = ['--key-file', 'keys/sfumato.key']
    expect(
      (await folder.run(['anonymize', 'place', '--in-place', '--operators', 'encrypt', ...key])).code,
    ).toBe(0)
    expect(read('place/secret.txt').toString()).toMatch(/^to sfumato1[\w-]+\n$/)
    expect(statSync(join(folder.path, 'place/secret.txt')).mode & 0o777).toBe(0o640)
    expect(statSync(join(folder.path, 'place/clean.txt'))).toMatchObject({
      ino: before.ino,
      mtimeMs: before.mtimeMs,
    })
    expect((await folder.run(['deanonymize', 'place', '--in-place', ...key])).code).toBe(0)
    expect(read('place/secret.txt').toString()).toBe(`to ${EMAIL}\n`)
    expect(readdirSync(join(folder.path, 'place')).sort()).toEqual(['clean.txt', 'secret.txt'])
  })

  test('through pipes, with the key from the environment, values moved about', async () => {
    const env = { SFUMATO_KEY: '0123456789abcdef' }
    const there = await folder.run(['anonymize', '--operators', 'encrypt'], { stdin: `From ${EMAIL}!`, env })
    const [token] = /sfumato1[\w-]+/.exec(there.stdout)!
    const answer = await folder.run(['deanonymize'], { stdin: `Dear (${token}), thanks, ${token}.`, env })
    expect(answer).toMatchObject({ code: 0, stdout: `Dear (${EMAIL}), thanks, ${EMAIL}.` })
  })

  test('a wrong key and an altered value restore nothing and write nothing', async () => {
    await folder.run([
      'anonymize',
      'in/mixed.txt',
      '-o',
      'w',
      '--operators',
      'encrypt',
      '--key-file',
      'keys/sfumato.key',
    ])
    const wrong = await folder.run([
      'deanonymize',
      'w/mixed.txt',
      '-o',
      'w2',
      '--key-file',
      'other/sfumato.key',
    ])
    expect(wrong).toMatchObject({ code: 2, stdout: '' })
    expect(wrong.stderr).toContain(
      'the key does not open its values, or one was altered; nothing was written.',
    )
    expect(wrong.stderr).not.toContain(EMAIL)
    writeFileSync(
      join(folder.path, 'w/mixed.txt'),
      read('w/mixed.txt')
        .toString()
        .replace(/(sfumato1.{20})./, '$1_'),
    )
    const altered = await folder.run([
      'deanonymize',
      'w/mixed.txt',
      '-o',
      'w2',
      '--key-file',
      'keys/sfumato.key',
    ])
    expect(altered).toMatchObject({ code: 2, stdout: '' })
    expect(readdirSync(folder.path)).not.toContain('w2')
  })
})

describe('outputs', () => {
  test('an input is never written over, by any of its names', async () => {
    linkSync(join(folder.path, 'in/mixed.txt'), join(folder.path, 'hard.txt'))
    mkdirSync(join(folder.path, 'links'))
    symlinkSync(join(folder.path, 'in/mixed.txt'), join(folder.path, 'links/mixed.txt'))
    const answers = await Promise.all([
      folder.run(['anonymize', 'in/mixed.txt', '-o', 'in', '--force']),
      folder.run(['anonymize', 'in/mixed.txt', '-o', 'links', '--force']),
      folder.run(['anonymize', 'in', '-o', 'in', '--force']),
    ])
    for (const { code, stderr } of answers) {
      expect(code).toBe(2)
      expect(stderr).toContain('is an input; choose another folder, or give --in-place.')
    }
    expect(inputsAreUntouched()).toBe(true)
  })

  test('what exists is kept without --force; two inputs never share an output', async () => {
    expect((await folder.run(['anonymize', 'in/clean.txt', '-o', 'once'])).code).toBe(0)
    const [again, forced, twice] = await Promise.all([
      folder.run(['anonymize', 'in/clean.txt', '-o', 'once']),
      folder.run(['anonymize', 'in/clean.txt', '-o', 'once', '--force']),
      folder.run(['anonymize', 'in/clean.txt', 'out-encrypt/clean.txt', '-o', 'twice']),
    ])
    expect(again.stderr).toContain('exists already; choose another folder, or give --force.')
    expect([again.code, forced.code, twice.code]).toEqual([2, 0, 2])
    expect(twice.stderr).toContain('would both become')
  })

  test('an output folder inside the input is not read as input', async () => {
    expect((await folder.run(['anonymize', 'keys/..', '-o', 'inside', '--max-size', '1'])).code).toBe(0)
    expect(readdirSync(join(folder.path, 'inside'))).not.toContain('inside')
  })

  const UNWRITABLE: [string, string][] = [
    ['/dev/null', '/dev/null is no folder; give -o a folder to write to.'],
    ['in/clean.txt/deeper/still', 'clean.txt is no folder; give -o a folder to write to.'],
    ['/proc/x', 'Nothing can be written to /proc (ENOENT); choose another folder with -o.'],
  ]
  test.each(UNWRITABLE.filter(([path]) => path !== '/proc/x' || existsSync('/proc/self')))(
    'nothing is read for an output folder that cannot be written: %s',
    async (output, sentence) => {
      const answers = await Promise.all([
        folder.run(['anonymize', 'in/clean.txt', '-o', output]),
        folder.run(['keys', 'generate', '--symmetric', '-o', output]),
      ])
      for (const { code, stdout, stderr } of answers)
        expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(sentence)])
      expect(answers[0]!.stderr).not.toContain('was not anonymized')
    },
  )

  test('what is no file is not written over, with --force either', async () => {
    mkdirSync(join(folder.path, 'odd/clean.txt'), { recursive: true })
    const { code, stderr } = await folder.run(['anonymize', 'in/clean.txt', '-o', 'odd', '--force'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('clean.txt is no file to be written over')])
    expect(readdirSync(join(folder.path, 'odd'))).toEqual(['clean.txt'])
  })

  test('a file that cannot be read fails alone, and leaves no part behind', async () => {
    const broken = Buffer.concat([Buffer.alloc(300_000, 'a b '), Buffer.from([0xff, 0xc3, 0x28])])
    writeFileSync(join(folder.path, 'broken.txt'), broken)
    const args = ['anonymize', 'gone.txt', 'broken.txt', 'in/mixed.txt', '-o', 'some']
    const { code, stderr } = await folder.run(args)
    expect(code).toBe(2)
    expect(stderr).toContain('gone.txt was not anonymized: there is no such file; check the name.')
    expect(stderr).toContain(
      'broken.txt was not anonymized: not all of it is text of one encoding; convert it',
    )
    expect(readdirSync(join(folder.path, 'some'))).toEqual(['mixed.txt'])
  })
})

describe('operators', () => {
  const change = async (operators: string, stdin: string, ...more: string[]) =>
    (await folder.run(['anonymize', '--operators', operators, ...more], { stdin })).stdout

  test('the same value gets the same number in all files', async () => {
    writeFileSync(join(folder.path, 'a.txt'), `${EMAIL} and carol@example.com`)
    writeFileSync(join(folder.path, 'b.txt'), `carol@example.com and ${EMAIL}`)
    await folder.run(['anonymize', 'a.txt', 'b.txt', '-o', 'numbers', '--operators', 'numbered'])
    expect(read('numbers/a.txt').toString()).toBe('<EMAIL_ADDRESS_1> and <EMAIL_ADDRESS_2>')
    expect(read('numbers/b.txt').toString()).toBe('<EMAIL_ADDRESS_2> and <EMAIL_ADDRESS_1>')
  })

  test('by type, with parameters, from the command line or a file', async () => {
    const operators = '{"EMAIL_ADDRESS": {"type": "mask", "chars_to_mask": 4}, "DEFAULT": "redact"}'
    writeFileSync(join(folder.path, 'operators.json'), operators)
    const stdin = `${EMAIL}, DE89370400440532013000.`
    const masked = `****${EMAIL.slice(4)}, .`
    expect(await Promise.all([change(operators, stdin), change('@operators.json', stdin)])).toEqual([
      masked,
      masked,
    ])
  })

  test('JSON stays JSON and a table stays a table, whatever stands in', async () => {
    const operators = '{"DEFAULT": {"type": "replace", "new_value": "a,\\"b\\n"}}'
    const [json, table, fake] = await Promise.all([
      change(
        operators,
        `{"mail":"${EMAIL}","card":4111111111111111,"bob@example.org":1}`,
        '--format',
        'json',
      ),
      change(operators, `mail,x\n${EMAIL},1\n`, '--format', 'csv'),
      change('synthetic', '{"card":4111111111111111}', '--format', 'json'),
    ])
    expect(JSON.parse(json)).toEqual({ mail: 'a,"b\n', card: 'a,"b\n', 'a,"b\n': 1 })
    expect(table).toBe('mail,x\n"a,""b\n",1\n')
    expect(JSON.parse(fake).card).toBeTypeOf('number')
  })

  test.each([
    ['json', `{"mail": "${EMAIL}"} // and more`, 'is no well-formed JSON and was taken for text,'],
    [
      'jsonl',
      `{"a":1}\n{"mail": "${EMAIL}"\n\n{"a":`,
      'has lines that are no well-formed JSON; they were taken',
    ],
    ['csv', `a,b\n"${EMAIL}`, 'is no well-formed table and was taken for text,'],
  ])('%s that is none is taken for text, and that is said once', async (format, stdin, sentence) => {
    const args = ['anonymize', '--format', format]
    const [told, quiet] = await Promise.all([
      folder.run(args, { stdin }),
      folder.run([...args, '--quiet'], { stdin }),
    ])
    expect(told).toMatchObject({ code: 0, stdout: stdin.replace(EMAIL, '<EMAIL_ADDRESS>') })
    expect(told.stderr.split(sentence)).toHaveLength(2)
    expect([quiet.stdout, quiet.stderr]).toEqual([told.stdout, ''])
  })

  test('JSON, lines and tables that are well-formed, or empty, need no word', async () => {
    const answers = await Promise.all(
      [
        ['json', ' \n'],
        ['jsonl', '{"a":1}\n\n{"a":2}\n'],
        ['csv', 'a,b\n'],
      ].map(([format, stdin]) => folder.run(['anonymize', '--format', format!], { stdin: stdin! })),
    )
    for (const { stderr } of answers) expect(stderr).toBe('sfumato: 0 values changed in 1 file.\n')
  })

  test.each([
    [['--operators', 'vanish'], 'is none of replace'],
    [['--operators', '{"NO_TYPE": "mask"}'], '"sfumato entities" lists'],
    [['--operators', '{"DEFAULT": {"type": "encrypt", "key": "0123456789abcdef"}}'], 'Keys do not belong'],
    [['--operators', '{"DEFAULT": {"type": "mask", "masking_char": "ab"}}'], 'does not take "masking_char"'],
    [['--operators', 'encrypt'], 'give --key-file or set SFUMATO_KEY'],
    [['--operators', 'encrypt', '--key-file', 'in/clean.txt'], '16, 24 or 32 bytes'],
    [['--operators', 'encrypt_asym', '--public-key', 'keys/sfumato-private.pem'], 'no RSA public key'],
    [['--operators', 'mask', '--in-place'], 'Standard input goes to standard output'],
  ])('%j is refused with the next step', async (args, sentence) => {
    const { code, stdout, stderr } = await folder.run(['anonymize', ...args], { stdin: EMAIL })
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(sentence)
  })
})
