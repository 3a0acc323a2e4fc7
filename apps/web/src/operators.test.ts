import { describe, expect, it } from 'vitest'
import { isSymmetricKey, newSymmetricKey, operatorChoices, operatorsFor } from './operators.ts'

const details = { types: ['PERSON', 'IBAN_CODE'], key: 'k'.repeat(16), keyPairId: 'id' }

describe('operators', () => {
  it('are one for everything, and numbers are counted per type', () => {
    expect(operatorsFor('mask', details)).toEqual({ DEFAULT: { type: 'mask' } })
    expect(operatorsFor('numbered', details)).toEqual({
      PERSON: { type: 'replace', new_value: '<PERSON_{n}>' },
      IBAN_CODE: { type: 'replace', new_value: '<IBAN_CODE_{n}>' },
    })
    for (const choice of operatorChoices)
      expect(Object.keys(operatorsFor(choice, details)).length).toBeGreaterThan(0)
  })
})

describe('a key to type', () => {
  it('is measured in bytes, not in letters', () => {
    expect(isSymmetricKey('k'.repeat(16))).toBe(true)
    expect(isSymmetricKey('k'.repeat(17))).toBe(false)
    expect(isSymmetricKey('ü'.repeat(16))).toBe(true)
    expect(isSymmetricKey('ü'.repeat(24))).toBe(false)
  })
  it('is made anew each time', () => {
    expect(isSymmetricKey(newSymmetricKey())).toBe(true)
    expect(newSymmetricKey()).not.toBe(newSymmetricKey())
  })
})
