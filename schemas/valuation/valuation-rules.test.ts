import { expect, test } from 'vitest'
import { unanswered } from './adjustment-answers.ts'
import { calculateBalance } from './balance.ts'
import { limitsText } from './limits-text.ts'
import { getOutlook } from './outlook.ts'
import { plate } from './plate.ts'
import { listRegoStates } from './rego-state.ts'

const limits = { mostYears: 7, mostKm: 100_000 }

test.each([
  [2019, 100_000, 'estimate'],
  [2018, 100_000, 'too-old'],
  [2019, 100_001, 'too-far'],
  [2010, 300_000, 'too-old'],
] as const)(
  'in 2026 a car of %d with %d kilometres: %s (vehicles §9, Trade-in FAQ; locations §5, Trade-in rules)',
  (year, km, expected) => {
    expect(getOutlook({ car: { year, km }, limits, thisYear: 2026 })).toBe(expected)
  },
)

test('shoppers read the limits in the specification’s words (vehicles §9, Trade-in FAQ)', () => {
  expect(limitsText(limits)).toBe(
    'Estimates are generally not given for cars over 7 years old or over 100,000 kilometres.',
  )
})

test.each([
  ['abc-12 3', 'ABC123'],
  [' 1hg · 234', '1HG234'],
])('the plate “%s” is looked up as %s', (typed, looked) => {
  expect(plate.parse(typed)).toBe(looked)
})

test.each(['', '-', 'ABC/123', 'ABCDEFGHIJ', 'ĄBC'])('“%s” is no plate', (typed) => {
  expect(plate.safeParse(typed).success).toBe(false)
})

test('each Australian state registers cars for itself, New Zealand as one', () => {
  expect(listRegoStates('AU')).toHaveLength(8)
  expect(listRegoStates('NZ')).toEqual(['NZ'])
})

test.each([
  ['less than the vehicle costs', 10_000_00, 12_000_00, { who: 'pays', low: 13_000_00, high: 15_000_00 }],
  ['about what it costs', 24_000_00, 26_000_00, { who: 'pays', low: 0, high: 1_000_00 }],
  ['more than it costs', 30_000_00, 32_000_00, { who: 'gets', low: 5_000_00, high: 7_000_00 }],
] as const)('of a car that is worth %s the balance is the shopper’s to pay or to get', (_, low, high, expected) => {
  expect(calculateBalance(25_000_00, { low, high })).toEqual(expected)
})

test('an answer that is none of the question’s is no answer', () => {
  const options = ['one', 'two'].map((value) => ({ value, label: value }))
  const questions = ['keys', 'history'].map((id) => ({ id, text: id, options }))
  expect(unanswered(questions, { keys: 'two', history: 'three' }).map(({ path }) => path)).toEqual(['history'])
})
