import { expect, test } from 'vitest'
import { agoInWords } from './ago-in-words.ts'

const now = new Date('2026-11-25T12:00:00.000Z')

test.each([
  ['2026-11-25T11:30:00.000Z', 'just now'],
  ['2026-11-26T11:30:00.000Z', 'just now'],
  ['2026-11-25T11:00:00.000Z', '1 hour ago'],
  ['2026-11-24T11:00:00.000Z', '1 day ago'],
  ['2026-11-19T12:00:00.000Z', '6 days ago'],
  ['2026-11-18T12:00:00.000Z', '1 week ago'],
  ['2026-10-26T12:00:00.000Z', '1 month ago'],
  ['2025-11-26T12:00:00.000Z', '11 months ago'],
  ['2024-11-25T12:00:00.000Z', '2 years ago'],
  ['no date', ''],
])('%s was "%s" (locations §3, Review)', (moment, words) => {
  expect(agoInWords(moment, now)).toBe(words)
})
