import { expect, test } from 'vitest'
import { findCode } from './find-code.ts'

test.each([
  ['407219 is your code for Coastline Kia', '407219'],
  ['4072190 was paid', ''],
  ['Price drop: 407219', ''],
  ['', ''],
])('“%s” brings the code “%s”', (words, code) => {
  expect(findCode(words)).toBe(code)
})
