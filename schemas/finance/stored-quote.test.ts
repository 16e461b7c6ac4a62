import { expect, test } from 'vitest'
import { readStoredQuote, storeQuote } from './stored-quote.ts'

const quote = { weeklyRepaymentAmount: 83_27, advertisedRate: 7.95, comparisonRate: 10.63 }
const now = new Date('2026-11-27T03:00:00.000Z')
const youx_quote = storeQuote(quote, { price: 25_000_00, now })
const read = (changes: object, at = now) =>
  readStoredQuote({ price: 26_000_00, offer_price: 25_000_00, youx_quote, ...changes }, at)

test('a stored quote is for the price that is shown, and holds a day (vehicles §3, Finance fields)', () => {
  expect(read({})).toEqual(quote)
  expect(read({}, new Date('2026-11-28T03:00:00.000Z'))).toEqual(quote)
  expect(read({}, new Date('2026-11-28T03:00:00.001Z'))).toBeNull()
  expect(read({ offer_price: null })).toBeNull()
  expect(read({ youx_quote: null })).toBeNull()
})
