import { describe, expect, it } from 'vitest'
import type { Finding } from './api.ts'
import { beginningOf, huesOf, inReadingOrder, segmentsOf } from './highlight.ts'

const finding = (entity_type: string, text: string, start: number): Finding => ({
  entity_type,
  text,
  start,
  end: start + text.length,
  score: 0.9,
})

describe('segments of a text', () => {
  it('join to the text again and hold each finding, with emoji before it', () => {
    const text = '👋🏽 mail a@example.org or b@example.org 🙏'
    const findings = ['a@example.org', 'b@example.org'].map((value) =>
      finding('EMAIL_ADDRESS', value, text.indexOf(value)),
    )
    const segments = segmentsOf(text, findings)
    expect(segments.map((segment) => segment.text).join('')).toBe(text)
    expect(segments.filter((segment) => segment.finding).map((segment) => segment.text)).toEqual([
      'a@example.org',
      'b@example.org',
    ])
    expect(segments.map((segment) => segment.number)).toEqual([undefined, 1, undefined, 2, undefined])
  })

  it('keep the first of two that overlap', () => {
    const text = 'see www.example.org now'
    const findings = inReadingOrder([
      finding('DOMAIN', 'example.org', 8),
      finding('URL', 'www.example.org', 4),
    ])
    const segments = segmentsOf(text, findings)
    expect(segments.map((segment) => segment.text)).toEqual(['see ', 'www.example.org', ' now'])
  })

  it('can be cut to a beginning, in which a finding stays whole', () => {
    const text = 'mail a@example.org and more'
    const segments = segmentsOf(text, [finding('EMAIL_ADDRESS', 'a@example.org', 5)])
    const cut = (length: number) => beginningOf(segments, length).map((segment) => segment.text)
    expect(cut(3)).toEqual(['mai'])
    expect(cut(7)).toEqual(['mail ', 'a@example.org'])
    expect(cut(100).join('')).toBe(text)
  })

  it('are one plain piece when nothing was found, and none for an empty text', () => {
    expect(segmentsOf('calm', [])).toEqual([{ start: 0, text: 'calm' }])
    expect(segmentsOf('', [])).toEqual([])
  })
})

it('the same type has the same hue', () => {
  const hues = huesOf([finding('URL', 'a', 0), finding('AGE', 'b', 2), finding('URL', 'c', 4)])
  expect(hues.size).toBe(2)
  expect(hues.get('URL')).not.toBe(hues.get('AGE'))
})
