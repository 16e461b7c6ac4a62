import type { Cents } from '../lib/money.ts'
import type { LenderFigures } from '../vehicle/vehicle.ts'
import type { Calculator, CalculatorState } from './calculator.ts'
import { comparisonRate } from './comparison-rate.ts'
import { frequencies, exactRepayment, totalRepayments, type Frequency, type RepaymentInput } from './repayment.ts'

export interface CalculatorResult {
  payment: Cents
  total: Cents | null
  /** In percent a year; null where no repayment is shown, and never null where one is. */
  comparisonRate: number | null
  /** The final payment that both are of: the lender's own balloon while its stored payment is shown. */
  residual: Cents
}

/**
 * What the figures come to. A payment of $25 or less, or one without a comparison rate, is 'Enquire for Finance': it has neither rate nor total.
 * locations §4, §8
 */
export function calculate(calculator: Calculator, state: CalculatorState): CalculatorResult {
  const loan: RepaymentInput = { ...state, establishmentFee: calculator.establishmentFee }
  const stored = storedPayment(calculator, state)
  const payment = stored ?? rounded(exactRepayment(loan), { calculator, state })
  const residual = stored === null ? state.residual : (calculator.lender?.balloon ?? 0)
  const isStated = calculator.statedRate !== null && (stored !== null || isStart(calculator, state))
  const rate =
    payment <= leastShown
      ? null
      : isStated
        ? calculator.statedRate
        : comparisonRate(
            { ...loan, residual },
            calculator.fees,
            stored === null && !calculator.roundsTowardsVehicle ? undefined : payment,
          )
  return rate === null
    ? { payment, total: null, comparisonRate: null, residual }
    : { payment, total: totalRepayments(loan, payment), comparisonRate: rate, residual }
}

const leastShown = 25_00

/** In cents for money; a tenth of a dollar, of a percent, of a year. locations §9, lender-match tolerance */
const isNear = (a: number, b: number | null, tolerance: number) => b !== null && Math.abs(a - b) <= tolerance + 1e-9

/** Amount, term, rate and deposit as the lender stored them, or as the calculator starts where it stored none, and no residual. */
const matchesLender = ({ lender, start, price }: Calculator, state: CalculatorState) =>
  isNear(state.amount, price, 10) &&
  isNear(state.termYears, start.termYears, 0.1) &&
  isNear(state.interest, lender?.interestRate ?? start.interest, 0.1) &&
  isNear(state.deposit, lender?.deposit ?? 0, 10) &&
  isNear(state.residual, 0, 10)

/** Untouched, whatever the frequency: the tenant's own rate is for these figures. */
const isStart = ({ start }: Calculator, state: CalculatorState) =>
  isNear(state.amount, start.amount, 10) &&
  isNear(state.termYears, start.termYears, 0.1) &&
  isNear(state.interest, start.interest, 0.1) &&
  isNear(state.deposit, start.deposit, 10) &&
  isNear(state.residual, start.residual, 10)

/**
 * The lender's own payment while the figures are the lender's: weekly and monthly as stored, fortnightly twice the weekly one, or 12 times the
 * monthly one divided by 26; weekly likewise where it stored a monthly one alone, as estimates on cards have it. locations §4
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

/** To the cent; by one lender's rule to whole dollars, up while that is no more than the figure stored for the vehicle, else down. locations §9 */
function rounded(payment: number, { calculator, state }: { calculator: Calculator; state: CalculatorState }): Cents {
  const { roundsTowardsVehicle, lender } = calculator
  const figure = roundsTowardsVehicle && lender ? figureOf(lender, state.frequency) : null
  if (figure === null) return Math.round(payment)
  const up = Math.ceil(payment / 100 - 1e-9) * 100
  return up <= figure ? up : Math.floor(payment / 100 + 1e-9) * 100
}

const figureOf = ({ paymentWeek: week, paymentMonth: month }: LenderFigures, frequency: Frequency): Cents | null => {
  const weekly = week ?? (month === null ? null : (month * 12) / 52)
  return weekly === null ? null : (weekly * 52) / frequencies[frequency].periodsPerYear
}
