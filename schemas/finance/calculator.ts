import { centsFromDollars, formatDollars } from '../lib/dollars.ts'
import type { Cents } from '../lib/money.ts'
import { moneyLimits } from '../lib/read-amount.ts'
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
  /** Prices between which finance is usual; others are accepted with a help text. */
  usualPrice: { min: Cents; max: Cents }
  start: CalculatorState
  price: Cents | null
  lender: LenderFigures | null
  establishmentFee: Cents
  fees: LoanFees
  /** The dealer's smallest loan; null without a limit. */
  leastFinanced: Cents | null
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

const usualMost = 250_000_00
const leastMoney = centsFromDollars(moneyLimits.min)
const mostMoney = centsFromDollars(moneyLimits.max)
/** A step of $0.50. */
const moneyStep = 50

/**
 * The calculator of a site, with or without a vehicle. Initial values: the vehicle's price if above 0, else $30,000; the lender's term or
 * the site's; the lender's rate or the site's; the lender's deposit or none; no residual. locations §4, §5, §9
 */
export function buildCalculator({ finance, price, lender, frequency = 'weekly' }: CalculatorFacts): Calculator {
  const rules = lenderRules(finance)
  const interest = lender?.interestRate ?? finance.interestRate
  return {
    bounds: {
      amount: { min: leastMoney, max: mostMoney, step: moneyStep },
      termYears: { min: 1, max: 7, step: 0.5 },
      // A lender's own rate is never out of bounds.
      interest: { min: Math.min(rules.leastRate, interest), max: Math.max(rules.mostRate, interest), step: 0.5 },
      deposit: { min: 0, max: mostMoney, step: moneyStep },
      residual: { min: 0, max: mostMoney, step: moneyStep },
    },
    usualPrice: { min: rules.leastPrice, max: usualMost },
    start: {
      amount: price !== null && price > 0 ? price : 30_000_00,
      termYears: (lender && lenderTerm(lender)) ?? finance.termYears,
      interest,
      deposit: lender?.deposit ?? 0,
      residual: 0,
      frequency: rules.onlyFrequency ?? frequency,
    },
    price,
    lender,
    establishmentFee: lender?.establishmentFees ?? rules.establishmentFee,
    fees: loanFees(finance),
    leastFinanced: finance.leastFinanced,
    statedRate: lender ? lender.comparisonRate : finance.comparisonRate,
    onlyFrequency: rules.onlyFrequency,
    roundsTowardsVehicle: rules.roundsTowardsVehicle,
    comparisonRange: rules.comparisonRange,
  }
}

/** The help text at or beyond a limit of the purchase price, else null. locations §5 */
export const amountHelp = ({ usualPrice: { min, max } }: Calculator, amount: Cents): string | null =>
  amount <= min || amount >= max
    ? texts.cannotLessThanDollarsOrMoreThan({ dollars: formatDollars(min), dollars2: formatDollars(max) })
    : null
