import { expect, test } from 'vitest'
import { fieldWords, valueWords } from './value-words.ts'

test.each([
  ['price', 2_999_000, '$29,990'],
  ['km', 12_345, '12,345'],
  ['year', 2_022, '2022'],
  ['images', [1, 2], '2 pictures'],
  ['images', [1], '1 picture'],
  ['features', ['x'], '1 entry'],
  ['features', [], '0 entries'],
  ['reserved', false, 'No'],
  ['badge', null, '–'],
  ['badge', 'GT', 'GT'],
  ['status', 'in_stock', 'In stock'],
  ['rego_expiry', '2027-01-31', '2027-01-31'],
  ['sold_at', '2026-10-28T00:13:59.073Z', '2026-10-28'],
  ['sold_at', '2026-10-28T14:13:59.073Z', '2026-10-29'],
])('%s %o is said as %s', (name, value, words) => {
  expect(valueWords({ name, value, timeZone: 'Australia/Brisbane' })).toBe(words)
})

test('fields go by their labels', () => {
  expect([fieldWords('km'), fieldWords('unknown')]).toEqual(['Kilometres', 'unknown'])
})
