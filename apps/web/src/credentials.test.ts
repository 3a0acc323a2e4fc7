import { routes } from '@sfumato/contract'
import { expect, it } from 'vitest'
import { looksLikeEmail, PASSWORD_MIN_LENGTH } from './credentials.ts'

const accepts = (email: string, password: string) => routes.signUp.body.safeParse({ email, password }).success

it('the shortest password is the one of the contract', () => {
  expect(accepts('anna@example.org', 'x'.repeat(PASSWORD_MIN_LENGTH))).toBe(true)
  expect(accepts('anna@example.org', 'x'.repeat(PASSWORD_MIN_LENGTH - 1))).toBe(false)
})

it('no address that the contract takes is refused before', () => {
  for (const email of ['anna@example.org', 'a.b+c@sub.example.co', "o'neil@example.org"]) {
    expect(accepts(email, 'x'.repeat(20))).toBe(true)
    expect(looksLikeEmail(email)).toBe(true)
  }
  for (const email of ['', 'anna', 'anna@', 'anna@example', 'a b@example.org'])
    expect(looksLikeEmail(email)).toBe(false)
})
