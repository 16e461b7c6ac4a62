import { formatDollars } from '../lib/dollars.ts'
import type { Cents } from '../lib/money.ts'
import type { SiteConfig } from '../tenant/site-config.ts'
import type { LenderFigures } from '../vehicle/vehicle.ts'
import type { LoanFees } from './comparison-rate.ts'
import { lenderRules, loanFees } from './lender-rules.ts'
import { lenderTerm } from './lender-term.ts'
import type { Frequency } from './repayment.ts'
import * as texts from './texts.ts'

/** Minimum, maximum and step of each field. Money in cents, rates in percent per year, term in years. */
export type CalculatorBounds = Readonly<Record<CalculatorField, { min: number; max: number; step: number }>>
export type CalculatorField = 'amount' | 'termYears' | 'interest' | 'deposit' | 'residual'

/** The constant part of a calculator. */
export interface Calculator {
  bounds: CalculatorBounds
  start: CalculatorState
  price: Cents | null
  lender: LenderFigures | null
  establishmentFee: Cents
  fees: LoanFees
  /** The lender's or the tenant's comparison rate for the initial figures. */
  statedRate: number | null
  onlyFrequency: Frequency | null
  roundsTowardsVehicle: boolean
  /** Range of the lender's comparison rates, if stated. */
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
  /** Price of the vehicle. */
  price: Cents | null
  lender: LenderFigures | null
  /** Initial frequency, if the lender allows a choice. */
  frequency?: Frequency
}

const most = 250_000_00
/** A step of $0.50. */
const moneyStep = 50

/**
 * The calculator of a site, with or without a vehicle. Initial values: the vehicle's price if above 0, else $30,000; the lender's term or
 * the site's; the lender's rate or the site's; the lender's deposit or none; no residual. locations §4, §5, §9
 */
export function buildCalculator({ finance, price, lender, frequency = 'weekly' }: CalculatorFacts): Calculator {
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

/** Normalises a typed value: negative becomes 0; all except the price are limited to their bounds. locations §5 */
export function clampInput(bounds: CalculatorBounds, typed: { field: CalculatorField; value: number }): number {
  const value = Number.isFinite(typed.value) && typed.value > 0 ? typed.value : 0
  if (typed.field === 'amount') return Math.round(value)
  const { min, max } = bounds[typed.field]
  return Math.min(max, Math.max(min, value))
}

/** The help text at or beyond a limit of the purchase price, else null. locations §5 */
export const amountHelp = ({ amount: { min, max } }: CalculatorBounds, amount: Cents): string | null =>
  amount <= min || amount >= max
    ? texts.cannotLessThanDollarsOrMoreThan({ dollars: formatDollars(min), dollars2: formatDollars(max) })
    : null

/** 'Year' for 1 or less, 'Years' otherwise. locations §8 */
export const termLabel = (years: number): 'Year' | 'Years' => (years <= 1 ? texts.year : texts.years)
