import { formatDollars } from '../lib/dollars.ts'
import type { Cents } from '../lib/money.ts'
import type { LenderFigures } from '../vehicle/vehicle.ts'
import { frequencies, repayment, totalRepayments, type Frequency, type RepaymentInput } from './repayment.ts'

/** spec/locations-forms-finance.md §5 and §9. Money in cents, rates in percent, term in years. */
export const calculatorBounds = {
  amount: { min: 1_000_00, max: 250_000_00, step: 50 },
  termYears: { min: 1, max: 7, step: 0.5 },
  interest: { min: 0.5, max: 15, step: 0.5 },
  deposit: { min: 0, max: 250_000_00, step: 50 },
  residual: { min: 0, max: 250_000_00, step: 50 },
} as const

export interface CalculatorState {
  amount: Cents
  termYears: number
  interest: number
  deposit: Cents
  residual: Cents
  frequency: Frequency
}

/** Where the calculator starts: vehicle price if above 0, else $30,000; the lender's term or 5 years; its rate or the configured default. §4 */
export function startOfCalculator(from: {
  price: Cents | null
  lender: LenderFigures | null
  defaults: { interestRate: number; termYears: number }
}): CalculatorState {
  return {
    amount: from.price !== null && from.price > 0 ? from.price : 30_000_00,
    termYears: from.lender?.termYears ?? from.defaults.termYears,
    interest: from.lender?.interestRate ?? from.defaults.interestRate,
    deposit: from.lender?.deposit ?? 0,
    residual: 0,
    frequency: 'weekly',
  }
}

type Numbers = keyof typeof calculatorBounds

/** A typed value made usable: at or below 0 becomes 0, everything but the price is held within its bounds on change. §5 */
export function clampInput(field: Numbers, value: number): number {
  if (!Number.isFinite(value) || value <= 0) return field === 'amount' ? 0 : calculatorBounds[field].min
  if (field === 'amount') return Math.round(value)
  const { min, max } = calculatorBounds[field]
  return Math.min(max, Math.max(min, value))
}

/** The help text at or beyond a bound of the purchase price, else null. §5 */
export function amountHelp(amount: Cents): string | null {
  const { min, max } = calculatorBounds.amount
  return amount <= min || amount >= max
    ? `Cannot be less than ${formatDollars(min)} or more than ${formatDollars(max)}`
    : null
}

export interface CalculatorResult {
  payment: Cents
  total: Cents | null
  /** `$147/wk*`, or `Enquire for Finance` for a payment of $25 or less. §8 */
  text: string
}

/**
 * The repayment for a state. Where amount, term, interest and deposit still equal the lender's stored values (tolerance 0.1), the lender's
 * stored weekly or monthly payment is used; fortnightly is twice weekly, or 12 times monthly divided by 26. §4
 */
export function calculate(
  state: CalculatorState,
  context: { lender: LenderFigures | null; price: Cents | null; establishmentFee: Cents },
): CalculatorResult {
  const input: RepaymentInput = { ...state, establishmentFee: context.establishmentFee }
  const stored =
    context.lender && matchesLender(state, { lender: context.lender, price: context.price })
      ? storedPayment(context.lender, state.frequency)
      : null
  const payment = stored ?? repayment(input)
  const total = totalRepayments(input, payment)
  const text =
    payment <= 25_00 ? 'Enquire for Finance' : `${formatDollars(payment)}${frequencies[state.frequency].suffix}*`
  return { payment, total, text }
}

function matchesLender(state: CalculatorState, stored: { lender: LenderFigures; price: Cents | null }): boolean {
  const { lender, price } = stored
  const isNear = (a: number, b: number | null, tolerance: number) => b !== null && Math.abs(a - b) <= tolerance
  return (
    isNear(state.amount, price, 10) &&
    isNear(state.termYears, lender.termYears, 0.1) &&
    isNear(state.interest, lender.interestRate, 0.1) &&
    isNear(state.deposit, lender.deposit ?? 0, 10) &&
    state.residual === 0
  )
}

function storedPayment(lender: LenderFigures, frequency: Frequency): Cents | null {
  const { paymentWeek, paymentMonth } = lender
  switch (frequency) {
    case 'weekly':
      return paymentWeek
    case 'monthly':
      return paymentMonth
    case 'fortnightly':
      if (paymentWeek !== null) return paymentWeek * 2
      return paymentMonth === null ? null : Math.round((paymentMonth * 12) / 26)
  }
}

/** 'Year' for 1 or less, 'Years' otherwise. §8 */
export const termLabel = (years: number): 'Year' | 'Years' => (years <= 1 ? 'Year' : 'Years')

/** A disclaimer cut at 197 characters, or null where it is short enough to stand whole. §9 */
export const shortDisclaimer = (text: string): string | null =>
  text.length > 197 ? `${text.slice(0, 197).trimEnd()}…` : null
