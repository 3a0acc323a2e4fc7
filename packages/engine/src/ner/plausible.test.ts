import { describe, expect, it } from 'vitest'
import { plausible } from './plausible.ts'

/** The score left of .8 for the part in double brackets. */
function scoreOf(label: string, marked: string): number {
  const start = marked.indexOf('[[')
  const end = marked.indexOf(']]') - 2
  return plausible(marked.replace('[[', '').replace(']]', ''), { label, start, end, score: 0.8 })?.score ?? 0
}

describe('a span', () => {
  it.each([
    ['PERSON', 'I met [[John Smith]] (the baker) today.'],
    ['PERSON', 'const author = "[[John Smith]]";'],
    ['PERSON', '"name": "[[John Smith]]",'],
    ['PERSON', 'Copyright (c) 2020 [[Anna Smith]]'],
    ['PERSON', 'Name: [[john smith]]'],
    ['ORGANIZATION', 'He works for [[Acme Ltd]].'],
    ['ADDRESS', 'lives at [[12 High Street]]'],
    ['DATE_TIME', 'born on [[12 May 1970]]'],
    ['ORGANIZATION', 'bought on [[eBay]] last week'],
    ['PERSON', 'met [[Ann McDonald]] there'],
    ['LOCATION', '我住在[[北京]]市中心'],
    ['PERSON', '<td>[[Jane Roe]]</td><td>jane@example.com</td>'],
    ['PERSON', 'To: [[Emily Chen]] <emily.chen@example.com>'],
    ['PERSON', 'Send the form(s) to [[Anna Schmidt]] by Friday'],
    ['PERSON', 'Mitarbeiter(in) [[Anna Schmidt]]'],
    ['PERSON', '* [[Anna Schmidt]]'],
    ['PERSON', '  * [[Anna Schmidt]]'],
  ])('of %s keeps its score in %s', (label, text) => expect(scoreOf(label, text)).toBe(0.8))

  it.each([
    ['ADDRESS', '12 files, [[33064]] insertions'],
    ['ADDRESS', '3 files, [[33064 insertions]](+), 2 deletions'],
    ['DATE_TIME', '4868\t[[6550]]\t12'],
    ['PERSON', '    name: [[cliName]],'],
    ['ORGANIZATION', '  var matches = [[matchAll]](string, chunker);'],
    ['ORGANIZATION', 'You may distribute the [[Covered Software]] under'],
    ['ORGANIZATION', 'under the [[MIT]] License'],
    ['ORGANIZATION', 'Copyright (c) 2004 [[Sun Microsystems]]'],
    ['ORGANIZATION', 'the [[GNU Affero General]] Public\n      License, Version 3'],
    ['ORGANIZATION', 'If [[You institute]] patent litigation'],
    ['ORGANIZATION', '[[## Notices]]'],
    ['LOCATION', 'unmodified copies of the [[Font]]\nSoftware'],
    ['LOCATION', 'Copyright (c) 2015 [[Tiancheng]] Gu'],
    ['ADDRESS', 'Copyright (c) [[2012 Holowaychuk]]'],
    ['DATE_TIME', 'prior to [[60 days after]] You have come back'],
    ['ORGANIZATION', '  [[commandsInfo]],'],
    ['ORGANIZATION', '    "(" + [[CONTROL +]] ")",'],
    ['ORGANIZATION', 'portions from [[jQote]]2'],
    ['LOCATION', '  var [[char]] = s.charAt(i);'],
    ['ORGANIZATION', ' * [[Emits]] an event'],
    ['ORGANIZATION', '   * calls [[Reader]] twice'],
    ['ORGANIZATION', 'run [[Builder]] with open(path)'],
  ])('of %s is not shown by default in %s', (label, text) => expect(scoreOf(label, text)).toBeLessThan(0.35))

  it.each([
    ['JOHN SMITH   Phone', 'JOHN SMITH'],
    ['Maria Garcia\tDOB', 'Maria Garcia'],
    ['Pieter van den Berg,', 'Pieter van den Berg'],
    ['Tom Ford,34', 'Tom Ford'],
    ['Müller, Hans', 'Müller, Hans'],
  ])('of a name in %j is %j', (value, name) => {
    const span = { label: 'PERSON', start: 0, end: value.length, score: 0.8 }
    expect(plausible(`${value}: x`, span)).toMatchObject({ start: 0, end: name.length })
  })

  it('begins behind the marks of a heading, a list or a quotation, and behind signs', () => {
    for (const marks of ['## ', '* ', '> ', '**', '✓ ', '\ud83d ']) {
      const span = { label: 'ORGANIZATION', start: 0, end: marks.length + 8, score: 0.8 }
      expect(plausible(`${marks}Acme Ltd`, span)).toMatchObject({ start: marks.length, end: span.end })
    }
  })
})
