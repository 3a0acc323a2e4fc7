import { describe, expect, it } from 'vitest'
import { withoutAddressParts } from './address-parts.ts'
import { analyze } from './analyze.ts'

const span = (entityType: string, start: number, end: number) => ({ entityType, start, end })

describe('an address', () => {
  it('takes in the postcode and the town inside it, and nothing else', () => {
    const address = span('ADDRESS', 10, 40)
    const others = [
      span('LOCATION', 0, 5),
      span('PERSON', 12, 20),
      span('LOCATION', 10, 40),
      span('UK_POSTCODE', 38, 45),
    ]
    const parts = [span('LOCATION', 25, 31), span('UK_POSTCODE', 32, 40)]
    expect(new Set(withoutAddressParts([...parts, address, ...others]))).toEqual(
      new Set([address, ...others]),
    )
  })

  it.each([
    ['en', 'My address is 12 High Street, London SW1A 1AA.', '12 High Street, London SW1A 1AA'],
    ['en', 'Address: 100 Main St, Toronto, ON M5V 2T6', '100 Main St, Toronto, ON M5V 2T6'],
    ['nl', 'Adres: Dorpsstraat 5, 1234 AB Utrecht', 'Dorpsstraat 5, 1234 AB Utrecht'],
  ])('is found whole, though its postcode is surer (%s)', (language, text, address) => {
    expect(analyze({ text, language }).map(({ entityType, text: found }) => [entityType, found])).toEqual([
      ['ADDRESS', address],
    ])
  })

  it('leaves the postcode to those who ask for it alone', () => {
    const text = 'My address is 12 High Street, London SW1A 1AA.'
    expect(analyze({ text, entities: ['UK_POSTCODE'] }).map((result) => result.text)).toEqual(['SW1A 1AA'])
  })
})
