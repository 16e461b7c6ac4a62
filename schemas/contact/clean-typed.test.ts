import { expect, test } from 'vitest'
import { cleanEmail } from './clean-typed.ts'

test.each([
  'alex@example.com\u200B',
  '\uFEFF alex@example.com.',
  'mailto:alex@example.com',
  'mailto:alex@example.com?subject=Hello',
  'Alex Nguyen <alex@example.com>',
  '"Alex" <ALEX@example.com>.',
  'Alex@Example.com,',
  'alex\uFF20example.com',
])('%j is alex@example.com', (typed) => expect(cleanEmail(typed)).toBe('alex@example.com'))
