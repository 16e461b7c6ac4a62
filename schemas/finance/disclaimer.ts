import type { Cents } from '../lib/money.ts'
import { amountWords } from '../payment/amount-words.ts'
import { frequencies, type Frequency } from './repayment.ts'
import { termWords } from './term-words.ts'
import type { WeeklyEstimate } from './weekly-estimate.ts'
import * as texts from './texts.ts'

/** locations §9, Lender disclaimer, for a site that has written none of its own. */
export const defaultDisclaimer =
  'The repayment shown is indicative only. It is not a formal or binding quote and does not consider your financial situation. The actual rate is determined by the lender. Finance is for approved applicants only; terms, fees and lending criteria apply.'

/** The disclaimer of a quote. vehicles §9, Quote */
export const quoteDisclaimer = texts.repaymentBasedOn5YearTerm10

/** A disclaimer cut at 197 characters, or null if it needs no cut. locations §9 */
export function shortDisclaimer(text: string): string | null {
  const characters = Array.from(text)
  return characters.length > 197 ? `${characters.slice(0, 197).join('').trimEnd()}…` : null
}

/**
 * The range that a disclaimer states: `Comparison rates range from 8.38% to 19.42%` gives [8.38, 19.42]. Percentages of something else, such as a
 * deposit, are none. Null where there is no range. locations §9, Comparison rate range
 */
export function statedRange(disclaimer: string): readonly [number, number] | null {
  const found = range.exec(disclaimer)
  if (!found) return null
  const [one, other] = [Number(found[1]), Number(found[2])]
  return one <= other ? [one, other] : [other, one]
}

const range =
  /comparison rates?\b[^%]{0,60}?\b(\d{1,2}(?:\.\d+)?)\s*%\s*(?:p\.?\s?a\.?\s*)?(?:to|and|-|–)\s*(\d{1,2}(?:\.\d+)?)\s*%/i

/** `Comparison rates range from 8.38% to 19.42% p.a.` */
export const rangeWords = ([from, to]: readonly [number, number]): string =>
  texts.comparisonRatesRangeFromFromToTo({ from: from.toFixed(2), to: to.toFixed(2) })

interface ShownFees {
  establishment: Cents
  registration: Cents
  monthly: Cents
  dealer: Cents
}

/** The fees included in a comparison rate, then the government's, which is not; null if there are none. locations §9, included fees */
export function feeWords(fees: ShownFees): string | null {
  const includedFees = [
    ['establishment', fees.establishment],
    [texts.monthlyAccountAdministration, fees.monthly],
    [texts.dealerAgency, fees.dealer],
  ] as const
  const words = includedFees.filter(([, fee]) => fee > 0).map(([name, fee]) => `${name} ${amountWords(fee)}`)
  const registration = `${texts.vehicleSecurityRegistration} ${amountWords(fees.registration)}`
  const parts = [
    words.length === 0 ? null : texts.feesIncluded({ words: words.join(', ') }),
    fees.registration === 0 ? null : texts.notInTheRate({ words: registration }),
  ]
  return parts.filter(Boolean).join(' ') || null
}

/** Cents in percent a year; term in years. */
interface ExampleLoan {
  amount: Cents
  deposit: Cents
  residual: Cents
  termYears: number | null
  interest: number | null
  frequency: Frequency
}

/**
 * The loan that a comparison rate is true for: `Example: a loan of $25,000 (price $27,500, deposit $2,500) over 5 years at 8.49% p.a., paid
 * weekly.`
 */
export function loanExample({ amount, deposit, residual, termYears, interest, frequency }: ExampleLoan): string {
  const parts = [
    texts.exampleALoanOfExactDollars({ exactDollars: amountWords(Math.max(0, amount - deposit)) }),
    deposit > 0 ? texts.ofPriceAndDeposit({ price: amountWords(amount), deposit: amountWords(deposit) }) : '',
    termYears === null ? '' : ` over ${termWords(termYears).toLowerCase()}`,
    interest === null ? '' : ` at ${interest.toFixed(2)}% p.a.`,
    residual > 0 ? texts.withAFinalPaymentOfExactDollars({ exactDollars: amountWords(residual) }) : '',
    `, paid ${frequencies[frequency].label.toLowerCase()}.`,
  ]
  return parts.join('')
}

/** Of a quote's loan over 5 years: 10 % and 30 % of the price. vehicles §9, Quote */
export const quotedDeposit = (price: Cents): Cents => Math.round(price * 0.1)
export const quotedFinalPayment = (price: Cents): Cents => Math.round(price * 0.3)

/** The loan of a quote, at its rate in percent a year. */
export const quoteExample = (price: Cents, interest: number): string =>
  loanExample({
    amount: price,
    deposit: quotedDeposit(price),
    residual: quotedFinalPayment(price),
    termYears: 5,
    interest,
    frequency: 'weekly',
  })

/** The same of an estimate for a vehicle at a price, with the fees in its rate. */
export function estimateExample(estimate: WeeklyEstimate, amount: Cents): string {
  const example = loanExample({
    amount,
    deposit: estimate.deposit,
    residual: estimate.balloon,
    termYears: estimate.termYears,
    interest: estimate.interestRate,
    frequency: 'weekly',
  })
  const fees = feeWords({ establishment: estimate.establishmentFee, ...estimate.fees })
  return [example, fees].filter(Boolean).join(' ')
}
