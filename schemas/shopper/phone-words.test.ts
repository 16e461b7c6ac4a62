import { expect, test } from 'vitest'
import { phoneWords } from './phone-words.ts'

test.each([
  ['+61412345678', 'en-AU', '0412 345 678'],
  ['+64211234567', 'en-NZ', '021 123 4567'],
  ['+61412345678', 'en-NZ', '+61412345678'],
  ['+4915112345678', 'en-AU', '+4915112345678'],
])('%s is written on a site of %s as %s', (phone, locale, words) => {
  expect(phoneWords(phone, locale)).toBe(words)
})
