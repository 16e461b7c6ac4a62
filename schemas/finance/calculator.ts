import { formatDollars } from '../lib/dollars.ts'
import type { Cents } from '../lib/money.ts'
import type { SiteConfig } from '../tenant/site-config.ts'
import type { LenderFigures } from '../vehicle/vehicle.ts'
import { comparisonRate, type LoanFees } from './comparison-rate.ts'
import { lenderRules, loanFees } from './lender-rules.ts'
import { lenderTerm } from './lender-term.ts'
import { frequencies, exactRepayment, totalRepayments, type Frequency, type RepaymentInput } from './repayment.ts'

/** Least and most of each field, and its step. Money in cents, rates in percent a year, term in years. */
export type CalculatorBounds = Readonly<Record<CalculatorField, { min: number; max: number; step: number }>>
export type CalculatorField = 'amount' | 'termYears' | 'interest' | 'deposit' | 'residual'

/** What of a calculator stays as it is while a shopper tries figures. */
export interface Calculator {
  bounds: CalculatorBounds
  start: CalculatorState
  price: Cents | null
  lender: LenderFigures | null
  establishmentFee: Cents
  fees: LoanFees
  /** The lender's, or the tenant's own, for the figures that it starts with. */
  statedRate: number | null
  onlyFrequency: Frequency | null
  roundsTowardsVehicle: boolean
  /** Where the lender's comparison rates lie, if it says so. */
  comparisonRange: readonly [number, number] | null
}

export interface CalculatorState {
  amount: Cents
  termYears: number
  interest: number
  deposit: Cents
  residual: Cents
  frequency: Frequency
}

interface CalculatorFacts {
  finance: SiteConfig['finance']
  /** Of the vehicle that it is for. */
  price: Cents | null
  lender: LenderFigures | null
  /** To begin with, where the lender leaves a choice. */
  frequency?: Frequency
}

const most = 250_000_00
/** A step of $0.50. */
const moneyStep = 50

/**
 * The calculator of a site, for a vehicle or for none: it starts at the vehicle's price where that is above 0, else $30,000; at the lender's term or
 * the site's; at the lender's rate or the site's; at the lender's deposit or none; without residual. spec/locations-forms-finance.md §4, §5, §9
 */
export function calculatorOf({ finance, price, lender, frequency = 'weekly' }: CalculatorFacts): Calculator {
  const rules = lenderRules(finance)
  return {
    bounds: {
      amount: { min: rules.leastPrice, max: most, step: moneyStep },
      termYears: { min: 1, max: 7, step: 0.5 },
      interest: { min: rules.leastRate, max: rules.mostRate, step: 0.5 },
      deposit: { min: 0, max: most, step: moneyStep },
      residual: { min: 0, max: most, step: moneyStep },
    },
    start: {
      amount: price !== null && price > 0 ? price : 30_000_00,
      termYears: (lender && lenderTerm(lender)) ?? finance.termYears,
      interest: lender?.interestRate ?? finance.interestRate,
      deposit: lender?.deposit ?? 0,
      residual: 0,
      frequency: rules.onlyFrequency ?? frequency,
    },
    price,
    lender,
    establishmentFee: lender?.establishmentFees ?? rules.establishmentFee,
    fees: loanFees(finance),
    statedRate: lender ? lender.comparisonRate : finance.comparisonRate,
    onlyFrequency: rules.onlyFrequency,
    roundsTowardsVehicle: rules.roundsTowardsVehicle,
    comparisonRange: rules.comparisonRange,
  }
}

/** A typed value made usable: at or below 0 becomes 0; everything but the price is then held within its bounds. §5 */
export function clampInput(bounds: CalculatorBounds, typed: { field: CalculatorField; value: number }): number {
  const value = Number.isFinite(typed.value) && typed.value > 0 ? typed.value : 0
  if (typed.field === 'amount') return Math.round(value)
  const { min, max } = bounds[typed.field]
  return Math.min(max, Math.max(min, value))
}

/** The help text at or beyond a bound of the purchase price, else null. §5 */
export const amountHelp = ({ amount: { min, max } }: CalculatorBounds, amount: Cents): string | null =>
  amount <= min || amount >= max ? `Cannot be less than ${formatDollars(min)} or more than ${formatDollars(max)}` : null

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
 * spec/locations-forms-finance.md §4, §8
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

/** In cents for money; a tenth of a dollar, of a percent, of a year. §9, lender-match tolerance */
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
 * monthly one divided by 26; weekly likewise where it stored a monthly one alone, as estimates on cards have it. §4
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

/** To the cent; by one lender's rule to whole dollars, up while that is no more than the figure stored for the vehicle, else down. §9 */
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

/** 'Year' for 1 or less, 'Years' otherwise. §8 */
export const termLabel = (years: number): 'Year' | 'Years' => (years <= 1 ? 'Year' : 'Years')
