import { formatDollars } from '../lib/dollars.ts'
import type { Cents } from '../lib/money.ts'
import { frequencies, type Frequency } from './repayment.ts'

/** Amount in cents each period, comparison rate in percent a year. */
export interface ShownRepayment {
  amount: Cents
  comparisonRate: number
  frequency?: Frequency
}

/** `$147/wk*` and `9.71% p.a. comparison rate`: anyone who shows the one shows the other, as large. locations §8 */
export const repaymentWords = ({ amount, comparisonRate, frequency = 'weekly' }: ShownRepayment) => ({
  repayment: `${formatDollars(amount)}${frequencies[frequency].suffix}*`,
  rate: `${comparisonRate.toFixed(2)}% p.a. comparison rate`,
})

/** Both in one line, for cards and tables. */
export function repaymentLine(shown: ShownRepayment): string {
  const { repayment, rate } = repaymentWords(shown)
  return `${repayment} · ${rate}`
}

/** What the law wants said wherever a comparison rate is shown. National Consumer Credit Protection Regulations 2010 */
export const comparisonRateWarning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'
