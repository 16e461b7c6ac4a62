import { expect, test } from 'vitest'
import { agoInWords } from './ago-in-words.ts'

test.each([
  ['2026-11-25', 'today'],
  ['2026-11-26', 'today'],
  ['2026-11-24', '1 day ago'],
  ['2026-11-19', '6 days ago'],
  ['2026-11-18', '1 week ago'],
  ['2026-10-26', '1 month ago'],
  ['2025-11-26', '11 months ago'],
  ['2024-11-25', '2 years ago'],
  ['no day', ''],
])('%s was "%s" (locations §3, Review)', (day, words) => {
  expect(agoInWords(day, '2026-11-25')).toBe(words)
})
