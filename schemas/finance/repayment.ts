import type { Cents } from '../lib/money.ts'
import * as texts from './texts.ts'

/** Names and periods per year. locations §3, Finance calculator inputs */
export const frequencies = {
  weekly: { label: texts.weekly, periodsPerYear: 52, suffix: '/wk' },
  fortnightly: { label: texts.fortnightly, periodsPerYear: 26, suffix: '/fn' },
  monthly: { label: texts.monthly, periodsPerYear: 12, suffix: '/mo' },
} as const
export type Frequency = keyof typeof frequencies
export const frequencyNames = ['weekly', 'fortnightly', 'monthly'] as const satisfies readonly Frequency[]

/** Amounts in cents, interest in percent a year, term in years. */
export interface RepaymentInput {
  amount: Cents
  deposit: Cents
  residual: Cents
  establishmentFee: Cents
  interest: number
  termYears: number
  frequency: Frequency
}

/** Number of payments over the term. */
export const countPeriods = ({ termYears, frequency }: Pick<RepaymentInput, 'termYears' | 'frequency'>): number =>
  Math.round(termYears * frequencies[frequency].periodsPerYear)

/**
 * An amortised loan on price minus deposit plus establishment fee, at interest/100/periods per year over term times periods, with the
 * residual discounted; rounded to the cent. 0 if nothing is left to repay. locations §9, Payment formula ⏎ 30,000 over 5 years at 10 %
 * weekly is 146.73 a week.
 */
export const repayment = (input: RepaymentInput): Cents => Math.round(exactRepayment(input))

/** Unrounded, in fractions of a cent. */
export function exactRepayment(input: RepaymentInput): number {
  const principal = input.amount - input.deposit + input.establishmentFee
  const periods = countPeriods(input)
  if (principal <= 0 || periods <= 0) return 0
  const rate = input.interest / 100 / frequencies[input.frequency].periodsPerYear
  if (rate === 0) return Math.max(0, (principal - input.residual) / periods)
  const discount = (1 + rate) ** -periods
  return Math.max(0, ((principal - input.residual * discount) * rate) / (1 - discount))
}
