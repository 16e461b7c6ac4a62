import { expect, test } from 'vitest'
import { regoExpiryText } from './rego-expiry.ts'

const brisbane = { now: new Date('2026-11-21T00:00:00Z'), timeZone: 'Australia/Brisbane' }

test('a registration to come says when it expires (vehicles §4, Rego expiry)', () => {
  expect(regoExpiryText('2027-03-05T14:00:00.000Z', brisbane)).toBe('Expires on 6 Mar 2027')
})

test('a registration that has passed is Unregistered (vehicles §4, Rego expiry)', () => {
  expect(regoExpiryText('2026-11-20T00:00:00.000Z', brisbane)).toBe('Unregistered')
})

test('on its last day a registration is still one (vehicles §4)', () => {
  const noon = { ...brisbane, now: new Date('2026-11-21T02:00:00Z') }
  expect(regoExpiryText('2026-11-21T00:00:00.000Z', noon)).toBe('Expires on 21 Nov 2026')
})

test('an unknown registration has no text', () => {
  expect(regoExpiryText(null, brisbane)).toBeNull()
})

test('an expiry in the year 3000 is a date like any other', () => {
  expect(regoExpiryText('3000-01-01T00:00:00.000Z', brisbane)).toBe('Expires on 1 Jan 3000')
})

test.each(['2027-01-31T12:00:00.000Z', '2027-01-31T00:00:00.000Z'])(
  'a day is the same in New Zealand in summer, as a form or a feed stored it: %s',
  (expiry) => {
    const auckland = { now: new Date('2027-01-31T10:00:00Z'), timeZone: 'Pacific/Auckland' }
    expect(regoExpiryText(expiry, auckland)).toBe('Expires on 31 Jan 2027')
    expect(regoExpiryText(expiry, { ...auckland, now: new Date('2027-01-31T11:00:00Z') })).toBe('Unregistered')
  },
)
