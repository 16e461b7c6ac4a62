import { expect, test } from 'vitest'
import { regoExpiryText } from './rego-expiry.ts'

const brisbane = { now: new Date('2026-11-21T00:00:00Z'), timeZone: 'Australia/Brisbane' }

test('a registration to come says when it expires (vehicles §4)', () => {
  expect(regoExpiryText('2027-03-05T14:00:00.000Z', brisbane)).toBe('Expires on 6 Mar 2027')
})

test('a registration that has passed is Unregistered (vehicles §4)', () => {
  expect(regoExpiryText('2026-11-20T00:00:00.000Z', brisbane)).toBe('Unregistered')
})

test('nothing is said of a registration that nobody knows', () => {
  expect(regoExpiryText(null, brisbane)).toBeNull()
})
