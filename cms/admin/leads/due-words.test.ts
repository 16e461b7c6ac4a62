import { expect, test } from 'vitest'
import { dueWords } from './due-words.ts'

const now = new Date('2026-11-22T12:00:00Z')
const words = (due: string, status = 'new') => dueWords({ status, due, now })

test('a new lead says how long there is to answer it', () =>
  expect(words('2026-11-22T12:40:00Z')).toEqual({ words: 'in 40 min', isLate: false }))
test.each([
  ['2026-11-22T11:15:00Z', '45 min late'],
  ['2026-11-22T09:00:00Z', '3 hours late'],
  ['2026-11-19T11:00:00Z', '3 days late'],
])('one that was due at %s is %s', (due, late) => expect(words(due)).toEqual({ words: late, isLate: true }))
test('an answered lead has no due time', () => expect(words('2026-11-22T09:00:00Z', 'contacted')).toBeNull())
test('a lead without a response deadline has no due time', () => expect(words('')).toBeNull())
