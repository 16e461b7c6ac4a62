import type { Cents } from '../lib/money.ts'
import { exactRepayment, frequencies, countPeriods, type Frequency, type RepaymentInput } from './repayment.ts'

/** A lender's fees besides interest and establishment fee: once at the start, and monthly. */
export interface LoanFees {
  /** Of the security: a government fee, which a comparison rate leaves out. */
  registration: Cents
  dealer: Cents
  monthly: Cents
}

/** Per year, as the law defines: National Consumer Credit Protection Regulations 2010, reg 100 (3), n. */
const periodsOfYear = { weekly: 52.18, fortnightly: 26.09, monthly: 12 } as const satisfies Record<Frequency, number>

/**
 * The comparison rate of a loan in percent per year: the nominal rate at which the loan equals the present value of all payments. These are
 * each period's payment (calculated unless `payment` is given), the residual with the last one, and the fees: the establishment fee is part
 * of the loan, the dealer fee is paid at the start, the account fee at the end of each month, which may be between payments.
 * Null without a loan, or if payments are less than the loan. reg 100 ⏎ 30,000 at 10 % over 5 years, monthly and without fees: 10. With a
 * fee of 8 a month and 395 at the start: 11.1.
 */
export function comparisonRate(loan: RepaymentInput, fees: LoanFees, payment?: Cents): number | null {
  const { periodsPerYear } = frequencies[loan.frequency]
  const periods = countPeriods(loan)
  const flows = {
    lent: loan.amount - loan.deposit - fees.dealer,
    payment: payment ?? exactRepayment(loan),
    periods,
    monthly: fees.monthly,
    month: periodsPerYear / 12,
    months: Math.floor((periods * 12) / periodsPerYear + 1e-9),
    residual: loan.residual,
  }
  const rate = periodicRate(flows)
  return rate === null ? null : Math.round(rate * periodsOfYear[loan.frequency] * 100 * 1e6) / 1e6
}

/** Cents; `month` in periods. */
interface Flows {
  lent: number
  payment: number
  periods: number
  monthly: number
  month: number
  months: number
  residual: number
}

/** Allows a rounding error of a cent per payment. */
const isRepaid = ({ lent, payment, periods, monthly, months, residual }: Flows) =>
  payment * periods + monthly * months + residual + periods >= lent

/**
 * Newton's method on s = ln(1 + r). The present value is a sum of decreasing exponentials of s, so iteration from the left converges
 * without overshooting.
 */
function periodicRate(flows: Flows): number | null {
  if (flows.lent <= 0 || flows.periods <= 0 || !isRepaid(flows)) return null
  let s = 0
  for (let turn = 0; turn < 100; turn += 1) {
    const { worth, slope } = worthAt(flows, s)
    const step = (worth - flows.lent) / -slope
    if (!Number.isFinite(step)) return null
    if (Math.abs(step) < 1e-13 || step < 0) return Math.expm1(s + Math.max(0, step))
    s += step
  }
  return null
}

/** Present value of all payments at the start of the loan, and its derivative by s. */
function worthAt({ payment, periods, monthly, month, months, residual }: Flows, s: number) {
  const paid = annuity(s, periods)
  const charged = annuity(s * month, months)
  const last = residual * Math.exp(-s * periods)
  return {
    worth: payment * paid.worth + monthly * charged.worth + last,
    slope: payment * paid.slope + monthly * month * charged.slope - periods * last,
  }
}

/** Present value of 1 at times 1 to n, at the continuous rate s. */
function annuity(s: number, n: number): { worth: number; slope: number } {
  if (s < 1e-9) return { worth: n, slope: (-n * (n + 1)) / 2 }
  const growth = Math.expm1(s)
  const spent = -Math.expm1(-n * s)
  return {
    worth: spent / growth,
    slope: (n * (1 - spent) * growth - spent * (growth + 1)) / growth ** 2,
  }
}
