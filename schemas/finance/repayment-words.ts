import { formatDollars } from '../lib/dollars.ts'
import type { Cents } from '../lib/money.ts'
import type { Site } from '../tenant/site.ts'
import { frequencies, type Frequency } from './repayment.ts'
import * as texts from './texts.ts'

/** Amount in cents per period, comparison rate in percent per year. */
export interface ShownRepayment {
  amount: Cents
  comparisonRate: number
  frequency?: Frequency
}

/** `$147/wk*` and `9.71% p.a. comparison rate`: both must be shown with the same size. locations §8 */
export const repaymentWords = ({ amount, comparisonRate, frequency = 'weekly' }: ShownRepayment) => ({
  repayment: `${formatDollars(amount)}${frequencies[frequency].suffix}*`,
  rate: `${comparisonRate.toFixed(2)}% p.a. comparison rate`,
})

/** Both in one line, for cards and tables. */
export function repaymentLine(shown: ShownRepayment): string {
  const { repayment, rate } = repaymentWords(shown)
  return `${repayment} · ${rate}`
}

/**
 * The words that stand with every comparison rate: in Australia the warning of the National Consumer Credit Protection Regulations 2010, in
 * New Zealand what the Credit Contracts and Consumer Finance Act 2003 gives a borrower.
 */
export const rateWarning = (country: Site['country']): string =>
  country === 'NZ' ? texts.newZealandRateWarning : texts.warningThisComparisonRateTrueOnlyFor
