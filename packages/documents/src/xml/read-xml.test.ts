import { applyEdits, editsOf, type Leaf } from '@sfumato/engine/structured'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DocumentError } from '../errors.ts'
import { readXml, type XmlToken } from './read-xml.ts'

const read = (data: string): XmlToken[] => [...readXml(data)]
const leavesOf = (data: string): Leaf[] =>
  read(data).flatMap((token) => {
    if (token.type === 'open') return token.attributes.map(({ leaf }) => leaf)
    return token.type === 'close' || (token.type === 'instruction' && token.target === 'xml')
      ? []
      : [token.leaf]
  })
const valuesOf = (data: string): string[] => leavesOf(data).map(({ value }) => value)
const codeOf = (data: string): string => {
  try {
    read(data)
    return 'read'
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return error.code
  }
}

describe('reading', () => {
  it('gives every token with its place', () => {
    const data =
      '\ufeff<?xml version="1.0"?>\n<w:p a="1" b = \'x\'><!-- c --><br/>t<![CDATA[<&]]><?pi d e?></w:p >\n'
    const shape = read(data).map((token) => [token.type, data.slice(token.start, token.end)])
    expect(shape).toEqual([
      ['instruction', '<?xml version="1.0"?>'],
      ['open', '<w:p a="1" b = \'x\'>'],
      ['comment', '<!-- c -->'],
      ['open', '<br/>'],
      ['text', 't'],
      ['text', '<![CDATA[<&]]>'],
      ['instruction', '<?pi d e?>'],
      ['close', '</w:p >'],
    ])
    expect(valuesOf(data)).toEqual(['1', 'x', ' c ', 't', '<&', 'd e'])
  })

  it('reads references and knows where each character stands', () => {
    const data = '<a b="&quot;&#x4A;o">A&amp;&#66;&#x1F600;C</a>'
    const [attribute, text] = leavesOf(data)
    expect(attribute?.value).toBe('"Jo')
    expect(text?.value).toBe('A&B😀C')
    const raw = (leaf: Leaf, from: number, to: number) =>
      data.slice(leaf.rawOffsets![from], leaf.rawOffsets![to])
    expect(raw(attribute!, 1, 2)).toBe('&#x4A;')
    expect(raw(text!, 1, 3)).toBe('&amp;&#66;')
    expect(raw(text!, 3, 5)).toBe('&#x1F600;')
    expect(raw(text!, 5, 6)).toBe('C')
  })

  it.each([
    '',
    ' ',
    'a',
    '<a>',
    '</a>',
    '<a></b>',
    '<a/><b/>',
    '<a/>x',
    '<a/>&#32;',
    'x<a/>',
    '<a b/>',
    '<a b=c/>',
    '<a b="1"c="2"/>',
    '<a b="1" b="2"/>',
    '<a b="<"/>',
    '<a b="1/>',
    '<a>&nbsp;</a>',
    '<a>& b</a>',
    '<a>&#0;</a>',
    '<a>&#xD800;</a>',
    '<a>&#x110000;</a>',
    '<a>]]></a>',
    '<a><!-- -- --></a>',
    '<a><!-- --->',
    '<a><![CDATA[x]]',
    '<![CDATA[x]]><a/>',
    '<a><?xml version="1.0"?></a>',
    ' <?xml version="1.0"?><a/>',
    '<?xml?><a/>',
    '<?xml version="2.0"?><a/>',
    '<a>\u0001</a>',
    '<a>\ud800</a>',
    '<a>\uffff</a>',
    '<1a/>',
    '<a / >',
    '< a/>',
    '<!ELEMENT a ANY><a/>',
  ])('refuses what is not well-formed: %j', (data) => {
    expect(codeOf(data)).toBe('MALFORMED')
  })

  it('refuses document type declarations: external entities and billions of laughs', () => {
    const external = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'
    const laughs = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><a>&b;</a>'
    for (const data of [external, laughs, '<!DOCTYPE html><a/>', '<!DOCTYPE a PUBLIC "x" "http://x/"><a/>'])
      expect(codeOf(data)).toBe('MALFORMED')
  })

  it('refuses elements too deep, at once however many', () => {
    expect(codeOf('<a>'.repeat(1000) + '</a>'.repeat(1000))).toBe('read')
    expect(codeOf('<a>'.repeat(1001) + '</a>'.repeat(1001))).toBe('TOO_LARGE')
    expect(codeOf('<a>'.repeat(10_000_000))).toBe('TOO_LARGE')
  })

  it('takes time in proportion to the data', () => {
    const count = 400_000
    const hostile = [
      `<a ${'b'.repeat(count)}`,
      `<a ${Array.from({ length: count / 4 }, (_, i) => `b${i}="" `).join('')}/>`,
      `<a>${'&amp;'.repeat(count)}</a>`,
      `<a>${']'.repeat(count)}</a>`,
      `<a>${'<!---->'.repeat(count / 4)}</a>`,
      `<a>${'<![CDATA['.repeat(count / 4)}]]></a>`,
      `<?xml ${'version="1.0" '.repeat(count / 8)}?><a/>`,
      `<?xml version="1.0"${' '.repeat(count)}?><a/>`,
      `<a${' '.repeat(count)}`,
    ]
    expect(hostile.map(codeOf)).toHaveLength(hostile.length)
  })
})

describe('changing', () => {
  const change = (data: string, which: number, start: number, end: number, text: string): string => {
    const leaf = leavesOf(data)[which]!
    return applyEdits(data, editsOf(leaf, [{ start, end, text }]))
  }

  it('writes a replacement as its place asks for', () => {
    expect(change('<a>xyz</a>', 0, 1, 2, '<&>"\'\r\n')).toBe('<a>x&lt;&amp;&gt;"\'&#13;\nz</a>')
    expect(change('<a b="xyz"/>', 0, 1, 2, '<&"\'\n\t')).toBe('<a b="x&lt;&amp;&quot;\'&#10;&#9;z"/>')
    expect(change("<a b='xyz'/>", 0, 1, 2, '"\'')).toBe("<a b='x\"&apos;z'/>")
    expect(change('<a><![CDATA[xyz]]></a>', 0, 1, 2, '<&]]>')).toBe('<a><![CDATA[x<&]]]]><![CDATA[>z]]></a>')
    expect(change('<a><!--xyz--></a>', 0, 1, 3, '--')).toBe('<a><!--x- - --></a>')
    expect(change('<a><?p xyz?></a>', 0, 1, 2, '?>')).toBe('<a><?p x? >z?></a>')
  })

  it('lets nothing arise between a replacement and what stands beside it', () => {
    expect(valuesOf(change('<a>]]x></a>', 0, 2, 3, ''))).toEqual([']]>'])
    expect(valuesOf(change('<a><![CDATA[]]x>]]></a>', 0, 2, 3, '')).join('')).toBe(']]>')
    expect(valuesOf(change('<a><!--a-x-b--></a>', 0, 2, 3, ''))).toEqual(['a- -b'])
    expect(valuesOf(change('<a><!--a-x--></a>', 0, 2, 3, ''))).toEqual(['a- '])
    expect(valuesOf(change('<a><?p ?x>?></a>', 0, 1, 2, ''))).toEqual(['? >'])
  })

  it('drops what XML cannot write', () => {
    expect(change('<a>xyz</a>', 0, 1, 2, '\u0000\u0007\ud800😀\ufffe')).toBe('<a>x😀z</a>')
  })

  it('reads back what was put in, in any place', () => {
    const unit = fc.constantFrom(
      'a',
      ' ',
      '<',
      '>',
      '&',
      '"',
      "'",
      ']',
      '-',
      '?',
      '\n',
      '\r',
      '\t',
      '😀',
      'é',
    )
    const text = fc.string({ unit, maxLength: 8 })
    const place = fc.constantFrom('text', 'double', 'single', 'section')
    fc.assert(
      fc.property(place, text, text, text, text, (kind, before, old, after, replacement) => {
        const escaped = (value: string) =>
          value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll('\r', '&#13;')
        const whole = before + old + after
        const data = {
          text: `<a>.${escaped(whole)}</a>`,
          double: `<a b=".${escaped(whole)}"/>`,
          single: `<a b='.${escaped(whole)}'/>`,
          section: `<a><![CDATA[.${whole.replaceAll(']]>', '')}]]></a>`,
        }[kind]
        const { value } = leavesOf(data)[0]!
        const start = Math.min(before.length + 1, value.length)
        const end = Math.min(start + old.length, value.length)
        const changed = change(data, 0, start, end, replacement)
        expect(valuesOf(changed).join('')).toBe(value.slice(0, start) + replacement + value.slice(end))
      }),
      { numRuns: 500 },
    )
  })
})

it('refuses mutated documents with a DocumentError or reads them', () => {
  const base =
    '<?xml version="1.0" encoding="UTF-8"?><a b="1 &lt; 2" c=\'d\'><!-- x --><e>t&#x41;<![CDATA[<&]]></e><f/></a>'
  const mutation = fc.record({
    at: fc.nat(base.length),
    cut: fc.nat(5),
    put: fc.string({ unit: fc.constantFrom(...'<>&;"\'=!-[]?/ax#\0\ud800'), maxLength: 4 }),
  })
  fc.assert(
    fc.property(fc.array(mutation, { maxLength: 4 }), (mutations) => {
      let data = base
      for (const { at, cut, put } of mutations) data = data.slice(0, at) + put + data.slice(at + cut)
      codeOf(data)
    }),
    { numRuns: 2000 },
  )
})
