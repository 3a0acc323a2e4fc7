import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MultipartError, parseMultipart } from './multipart.ts'

const TYPE = 'multipart/form-data; boundary=frontier'
const parse = (text: string, type = TYPE) =>
  parseMultipart(Buffer.from(text, 'latin1'), type).map(({ name, fileName, bytes }) => [
    name,
    fileName,
    bytes.toString('latin1'),
  ])
const part = (disposition: string, content: string, more = '') =>
  `--frontier\r\ncontent-disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`
const END = '--frontier--\r\n'

describe('a form', () => {
  it('is taken apart, bytes as they came', () => {
    const text =
      part('name="mode"', 'redact') + part('name="file"; filename="a.png"', '\r\n\0\xff--\r\n') + END
    expect(parse(text)).toEqual([
      ['mode', undefined, 'redact'],
      ['file', 'a.png', '\r\n\0\xff--\r\n'],
    ])
  })
  it('may have empty parts, something before and after, and blanks behind a delimiter', () => {
    expect(parse(`hello\r\n${part('name="a"', '')}${END}bye`)).toEqual([['a', undefined, '']])
    expect(parse(part('name="a"', 'x').replace('frontier\r', 'frontier \t\r') + END)).toEqual([
      ['a', undefined, 'x'],
    ])
    expect(parse(END)).toEqual([])
  })
  it('may have a boundary in quotes and names of every kind', () => {
    const type = 'Multipart/Form-Data; charset=utf-8; Boundary="fron tier"'
    const body = `--fron tier\r\nContent-Disposition: form-data; name="a%22b"; filename="c\\"d.txt"\r\n\r\nx\r\n--fron tier--`
    expect(parse(body, type)).toEqual([['a"b', 'c"d.txt', 'x']])
    expect(parse(part(`name="f"; filename="_"; filename*=UTF-8''%C3%BC.txt`, 'x') + END)).toEqual([
      ['f', 'ü.txt', 'x'],
    ])
    const inUtf8 = Buffer.from(part('name="f"; filename="ü.txt"', 'x') + END, 'utf8')
    expect(parseMultipart(inUtf8, TYPE)[0]!.fileName).toBe('ü.txt')
  })
  it.each([
    ['no boundary', END, 'multipart/form-data'],
    ['no end', part('name="a"', 'x'), TYPE],
    ['an end in the headers', '--frontier\r\ncontent-disposition: form-data; name="a"\r\n--frontier--', TYPE],
    ['a part without an end of its headers', `--frontier\r\nx: y\r\n${part('name="a"', 'x')}${END}`, TYPE],
    ['nothing', '', TYPE],
    ['no name', part('filename="a"', 'x') + END, TYPE],
    ['no disposition', `--frontier\r\ncontent-type: text/plain\r\n\r\nx\r\n${END}`, TYPE],
    ['an encoding', part('name="a"', 'eA==', 'content-transfer-encoding: base64\r\n') + END, TYPE],
    ['long headers', part('name="a"', 'x', `x: ${'y'.repeat(9_000)}\r\n`) + END, TYPE],
    ['names that are not UTF-8', part('name="\xff"', 'x') + END, TYPE],
    ['too many parts', part('name="a"', 'x').repeat(33) + END, TYPE],
  ])('with %s is refused', (_what, text, type) => {
    expect(() => parse(text, type)).toThrow(MultipartError)
  })
  it('of any bytes is read or refused, and its parts lie in it', () => {
    const whole = Buffer.from(part('name="mode"', 'x') + part('name="file"; filename="a"', 'y') + END)
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(30), fc.uint8Array({ maxLength: 9 }), (at, remove, insert) => {
        const body = Buffer.concat([whole.subarray(0, at), insert, whole.subarray(at + remove)])
        try {
          for (const { bytes } of parseMultipart(body, TYPE)) expect(body.includes(bytes)).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(MultipartError)
        }
      }),
      { numRuns: 2_000 },
    )
  })
  it('of many delimiters is read in one pass', () => {
    const body = Buffer.from('\r\n--frontie'.repeat(2_000_000))
    expect(() => parseMultipart(body, TYPE)).toThrow(MultipartError)
  })
})
