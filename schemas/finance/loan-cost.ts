import type { Cents } from '../lib/money.ts'
import type { LenderFigures } from '../vehicle/vehicle.ts'
import type { LoanFees } from './comparison-rate.ts'
import { lenderTerm } from './lender-term.ts'
import { countPeriods, frequencies, type RepaymentInput } from './repayment.ts'

/** What a loan costs. A financed fee is within the repayments and not counted again. */
export interface LoanCost {
  periods: number
  /** All repayments. */
  repayments: Cents
  finalPayment: Cents
  /** Fees paid besides the repayments. */
  fees: Cents
  total: Cents
  /** Interest and fees: the total less the amount financed. */
  credit: Cents
}

interface LoanCostInput {
  loan: RepaymentInput
  payment: Cents
  /** Fees paid besides the repayments. */
  fees: LoanFees
  /** The lender's own total of all payments. */
  quotedTotal: Cents | null
}

/** 260 × $148.04 and a final payment of $13,466.40 are $51,956.80. */
export function loanCost({ loan, payment, fees, quotedTotal }: LoanCostInput): LoanCost {
  const periods = countPeriods(loan)
  const months = Math.floor((periods * 12) / frequencies[loan.frequency].periodsPerYear + 1e-9)
  const beside = fees.registration + fees.dealer + fees.monthly * months
  const total = quotedTotal ?? periods * payment + loan.residual + beside
  return {
    periods,
    repayments: periods * payment,
    finalPayment: loan.residual,
    fees: beside,
    total,
    credit: Math.max(0, total - Math.max(0, loan.amount - loan.deposit)),
  }
}

/** A lender's total and that of its own repayments with the final payment, if they differ by more than a dollar. */
export function differingTotals(lender: LenderFigures): { quoted: Cents; calculated: Cents } | null {
  const { totalPayable: quoted, paymentWeek, paymentMonth, balloon } = lender
  const payment = paymentWeek ?? paymentMonth
  const termYears = lenderTerm(lender)
  if (quoted === null || payment === null || termYears === null) return null
  const frequency = paymentWeek === null ? 'monthly' : 'weekly'
  const calculated = countPeriods({ termYears, frequency }) * payment + (balloon ?? 0)
  return Math.abs(quoted - calculated) > 1_00 ? { quoted, calculated } : null
}
