import { expect, test } from 'vitest'
import { lenderFigures } from '../vehicle/vehicle.ts'
import { amountHelp, calculate, clampInput, shortDisclaimer, startOfCalculator, termLabel } from './calculator.ts'

const defaults = { interestRate: 10, termYears: 5 }
const aLender = (changes: object = {}) =>
  lenderFigures.parse({
    interestRate: 7.9,
    comparisonRate: 8.4,
    paymentWeek: 141_00,
    paymentMonth: 612_00,
    termYears: 5,
    ...changes,
  })

test('without a vehicle the calculator starts at 30,000 over 5 years at the configured rate, weekly (locations §4)', () => {
  expect(startOfCalculator({ price: null, lender: null, defaults })).toEqual({
    amount: 30_000_00,
    termYears: 5,
    interest: 10,
    deposit: 0,
    residual: 0,
    frequency: 'weekly',
  })
})

test('a lender sets term, rate and deposit', () => {
  const start = startOfCalculator({ price: 29_990_00, lender: aLender({ termYears: 7, deposit: 2_999_00 }), defaults })
  expect(start).toMatchObject({ amount: 29_990_00, termYears: 7, interest: 7.9, deposit: 2_999_00 })
})

test('while inputs equal the lender’s, its stored weekly payment is shown', () => {
  const lender = aLender()
  const state = startOfCalculator({ price: 29_990_00, lender, defaults })
  expect(calculate(state, { lender, price: 29_990_00, establishmentFee: 0 }).text).toBe('$141/wk*')
})

test('fortnightly is twice the stored weekly payment', () => {
  const lender = aLender()
  const state = { ...startOfCalculator({ price: 29_990_00, lender, defaults }), frequency: 'fortnightly' as const }
  expect(calculate(state, { lender, price: 29_990_00, establishmentFee: 0 }).payment).toBe(282_00)
})

test('fortnightly from monthly is 12 times monthly divided by 26', () => {
  const lender = aLender({ paymentWeek: null })
  const state = { ...startOfCalculator({ price: 29_990_00, lender, defaults }), frequency: 'fortnightly' as const }
  expect(calculate(state, { lender, price: 29_990_00, establishmentFee: 0 }).payment).toBe(
    Math.round((612_00 * 12) / 26),
  )
})

test('a changed term leaves the stored payment behind', () => {
  const lender = aLender()
  const state = { ...startOfCalculator({ price: 29_990_00, lender, defaults }), termYears: 4 }
  expect(calculate(state, { lender, price: 29_990_00, establishmentFee: 0 }).payment).not.toBe(141_00)
})

test('a payment of 25 or less reads Enquire for Finance and has no total', () => {
  const state = { ...startOfCalculator({ price: null, lender: null, defaults }), amount: 1_000_00 }
  expect(calculate(state, { lender: null, price: null, establishmentFee: 0 })).toMatchObject({
    text: 'Enquire for Finance',
    total: null,
  })
})

test('a price at a bound shows the bounds', () => {
  expect(amountHelp(1_000_00)).toBe('Cannot be less than $1,000 or more than $250,000')
})

test('a price between the bounds shows no help', () => {
  expect(amountHelp(30_000_00)).toBeNull()
})

test.each([
  ['termYears', 9, 7],
  ['termYears', -1, 1],
  ['interest', 99, 15],
  ['interest', Number.NaN, 0.5],
  ['deposit', -5, 0],
  ['amount', -5, 0],
] as const)('%s of %s is held at %s', (field, typed, held) => {
  expect(clampInput(field, typed)).toBe(held)
})

test('a term of one is a Year, above it Years', () => {
  expect([termLabel(1), termLabel(1.5)]).toEqual(['Year', 'Years'])
})

test('a disclaimer is cut at 197 characters', () => {
  expect(shortDisclaimer('x'.repeat(198))).toHaveLength(198)
})

test('a disclaimer of 197 characters stands whole', () => {
  expect(shortDisclaimer('x'.repeat(197))).toBeNull()
})
