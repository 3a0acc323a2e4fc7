import { describe, expect, it } from 'vitest'
import { keccak256 } from './keccak256.ts'

const hex = (text: string): string => Buffer.from(keccak256(new TextEncoder().encode(text))).toString('hex')

describe('keccak256', () => {
  // The empty string and "testing" are vectors of Ethereum's yellow paper and of the go-ethereum tests.
  it.each([
    ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['testing', '5f16f4c7f149ac4f9510d9cf8cf384038ad348b3bcdc01915f95de12df9d1b02'],
    ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
    ['transfer(address,uint256)', 'a9059cbb2ab09eb219583f4a59a5d0623ade346d962bcd4e46b11da047c9049b'],
  ])('hashes %j as published', (text, expected) => {
    expect(hex(text)).toBe(expected)
  })

  it('hashes messages longer than one block of 136 bytes', () => {
    expect(hex('a'.repeat(136))).not.toBe(hex('a'.repeat(137)))
    expect(hex('a'.repeat(300))).toHaveLength(64)
  })
})
