import type { Cents } from '../lib/money.ts'
import type { LenderFigures } from '../vehicle/vehicle.ts'
import type { Calculator, CalculatorState } from './calculator.ts'
import { comparisonRate, type LoanFees } from './comparison-rate.ts'
import { isEnoughFinanced, leastFinancedWords } from './least-financed.ts'
import { loanCost, type LoanCost } from './loan-cost.ts'
import { frequencies, exactRepayment, type Frequency, type RepaymentInput } from './repayment.ts'

export interface CalculatorResult {
  payment: Cents
  /** Null if no repayment is shown, as for the comparison rate, which is in percent per year. */
  cost: LoanCost | null
  comparisonRate: number | null
  /** The final payment of both: the lender's balloon while its stored payment is shown. */
  residual: Cents
  /** The fees in the comparison rate, besides the establishment fee. */
  fees: LoanFees
  /** Why there is no repayment, in words for the shopper. */
  refusal: string | null
}

/**
 * The result of the figures. A payment of $25 or less, a loan below the dealer's minimum, or one without a comparison rate, is 'Enquire for Finance', with neither rate nor
 * total. locations §4, §8
 */
export function calculate(calculator: Calculator, state: CalculatorState): CalculatorResult {
  const { lender } = calculator
  const stored = storedPayment(calculator, state)
  const residual = stored === null ? state.residual : (lender?.balloon ?? 0)
  const loan: RepaymentInput = { ...state, residual, establishmentFee: calculator.establishmentFee }
  const payment = stored ?? rounded(exactRepayment(loan), { calculator, state })
  const isStated = calculator.statedRate !== null && (stored !== null || isStart(calculator, state))
  // A lender that states its rate does not itemise its other fees.
  const fees = isStated && lender ? noFees : calculator.fees
  const refusal = isEnoughFinanced(calculator, state) ? null : leastFinancedWords(calculator)
  const rate =
    payment <= leastShown || refusal !== null
      ? null
      : isStated
        ? calculator.statedRate
        : comparisonRate(loan, fees, stored === null && !calculator.roundsTowardsVehicle ? undefined : payment)
  if (rate === null) return { payment, cost: null, comparisonRate: null, residual, fees, refusal }
  const quotedTotal = stored !== null && state.frequency === quotedFrequency(calculator) ? lender?.totalPayable : null
  const cost = loanCost({ loan, payment, fees, quotedTotal: quotedTotal ?? null })
  return { payment, cost, comparisonRate: rate, residual, fees, refusal }
}

const noFees: LoanFees = { registration: 0, dealer: 0, monthly: 0 }

/** A lender's total is for its weekly payments, or for the monthly ones if it has no others. */
const quotedFrequency = ({ lender }: Calculator): Frequency => (lender?.paymentWeek === null ? 'monthly' : 'weekly')

const leastShown = 25_00

/** Tolerance in cents for money; a tenth of a dollar, percent or year. locations §9, lender-match tolerance */
const isNear = (a: number, b: number | null, tolerance: number) => b !== null && Math.abs(a - b) <= tolerance + 1e-9

/**
 * Whether amount, term, rate and deposit equal the lender's stored ones, or the calculator's initial ones if none are stored, without a
 * residual.
 */
const matchesLender = ({ lender, start, price }: Calculator, state: CalculatorState) =>
  isNear(state.amount, price, 10) &&
  isNear(state.termYears, start.termYears, 0.1) &&
  isNear(state.interest, lender?.interestRate ?? start.interest, 0.1) &&
  isNear(state.deposit, lender?.deposit ?? 0, 10) &&
  isNear(state.residual, 0, 10)

/** Unchanged figures, at any frequency: the tenant's own rate applies to them. */
const isStart = ({ start }: Calculator, state: CalculatorState) =>
  isNear(state.amount, start.amount, 10) &&
  isNear(state.termYears, start.termYears, 0.1) &&
  isNear(state.interest, start.interest, 0.1) &&
  isNear(state.deposit, start.deposit, 10) &&
  isNear(state.residual, start.residual, 10)

/**
 * The lender's payment for the lender's figures: weekly and monthly as stored, fortnightly as twice the weekly one, or as 12 monthly ones
 * divided by 26; weekly from a monthly one likewise, as in card estimates. locations §4
 */
function storedPayment(calculator: Calculator, state: CalculatorState): Cents | null {
  const { lender } = calculator
  if (!lender || !matchesLender(calculator, state)) return null
  const { paymentWeek: week, paymentMonth: month } = lender
  const fromMonth = (periods: number) => (month === null ? null : Math.round((month * 12) / periods))
  switch (state.frequency) {
    case 'weekly':
      return week ?? fromMonth(52)
    case 'monthly':
      return month
    case 'fortnightly':
      return week === null ? fromMonth(26) : week * 2
  }
}

/**
 * Rounds to the cent; by one lender's rule to whole dollars, up while that does not exceed the figure stored for the vehicle, else down.
 * locations §9
 */
function rounded(payment: number, { calculator, state }: { calculator: Calculator; state: CalculatorState }): Cents {
  const { roundsTowardsVehicle, lender } = calculator
  const figure = roundsTowardsVehicle && lender ? findFigure(lender, state.frequency) : null
  if (figure === null) return Math.round(payment)
  const up = Math.ceil(payment / 100 - 1e-9) * 100
  return up <= figure ? up : Math.floor(payment / 100 + 1e-9) * 100
}

const findFigure = ({ paymentWeek: week, paymentMonth: month }: LenderFigures, frequency: Frequency): Cents | null => {
  const weekly = week ?? (month === null ? null : (month * 12) / 52)
  return weekly === null ? null : (weekly * 52) / frequencies[frequency].periodsPerYear
}
