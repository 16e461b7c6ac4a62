import { expect, test } from 'vitest'
import { readReviewRow } from './review-row.ts'

test('a row is read by its headings, as a spreadsheet or Google names them (locations §3, Review)', () => {
  expect(readReviewRow({ Customer: ' Priya N. ', Stars: '5', Date: '9/11/2026', Comment: 'Great.' })).toEqual({
    customer_name: 'Priya N.',
    rating: 5,
    review_date: '2026-11-09',
    text: 'Great.',
    reply_text: null,
    reply_date: null,
    source: null,
  })
  expect(
    readReviewRow({ reviewer: 'Sam', starRating: 'FOUR', createTime: '2026-10-01T04:05:06Z', reply_date: '' }),
  ).toMatchObject({ rating: 4, review_date: '2026-10-01', reply_date: null })
})

const whole = { name: 'Sam', rating: 5, date: '2026-10-01' }

test.each([
  [{ ...whole, name: '' }, 'The customer’s name is missing.'],
  [{ ...whole, rating: 0 }, 'The rating must be a whole number from 1 to 5.'],
  [{ ...whole, rating: 'great' }, 'The rating must be a whole number from 1 to 5.'],
  [{ ...whole, date: '31/02/2026' }, 'The date must be written as 2026-11-09 or 9/11/2026.'],
  [{ ...whole, date: 'yesterday' }, 'The date must be written as 2026-11-09 or 9/11/2026.'],
  [{ ...whole, text: 'x'.repeat(5_001) }, 'A text is too long.'],
])('%j is refused with a reason', (given, problem) => {
  expect(readReviewRow(given)).toEqual({ problem })
})
