import { describe, expect, it } from 'vitest'
import { isLogStamp } from './log-stamp.ts'

const stampIn = (marked: string) => {
  const start = marked.indexOf('«')
  return isLogStamp(marked.replace(/[«»]/g, ''), start, marked.indexOf('»') - 1)
}

describe('a stamp that a machine wrote', () => {
  it.each([
    '«2024-05-03T14:30:00Z» GET /health 200',
    'started\n«2024-05-03 14:30:00,123» INFO ready',
    '[«2024-05-03 14:30:00»] ready',
    '«Nov 15 02:27:19» host sshd[411]: session opened',
    'Nov 15 «02:27:19» host sshd[411]: session opened',
    '203.0.113.9 - - [«12/Mar/2019:10:11:12 +0100»] "GET /"',
    '{"level":"info","time":"«2024-05-03T14:30:00Z»"}',
    'level=info ts=«2024-05-03T14:30:00Z» msg=ok',
  ])('is known in %s', (marked) => expect(stampIn(marked)).toBe(true))
  it.each([
    'She was born on «2024-05-03 14:30:00» in Bonn.',
    'The user logged in at «14:30:00».',
    '«3 May 2024», Berlin',
    `${'word '.repeat(40)}«2024-05-03 14:30:00»`,
  ])('is not seen in %s', (marked) => expect(stampIn(marked)).toBe(false))
})
