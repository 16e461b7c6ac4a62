import { expect, test } from 'vitest'
import { isMobile } from './is-mobile.ts'

test.each([
  ['AU', '0491 570 110', true],
  ['AU', '+61 491 570 110', true],
  ['AU', '07 5550 0110', false],
  ['AU', '02 5550 0210', false],
  ['AU', '1300 555 074', false],
  ['NZ', '021 555 0520', true],
  ['NZ', '+64 21 555 0520', true],
  ['NZ', '09 555 0510', false],
] as const)('in %s, that %s is a mobile is %s', (country, phone, expected) => {
  expect(isMobile(phone, country)).toBe(expected)
})
