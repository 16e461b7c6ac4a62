import { assertNever } from '../lib/assert-never.ts'
import type { Cents } from '../lib/money.ts'
import type { SiteConfig } from '../tenant/site-config.ts'
import { isAvailable } from '../vehicle/availability.ts'
import { currentPrice } from '../vehicle/price-display.ts'
import type { LenderFigures, Vehicle } from '../vehicle/vehicle.ts'
import { comparisonRate, type LoanFees } from './comparison-rate.ts'
import { isEnoughFinanced } from './least-financed.ts'
import { lenderRules, loanFees } from './lender-rules.ts'
import { lenderTerm } from './lender-term.ts'
import { repayment } from './repayment.ts'

type FinanceConfig = SiteConfig['finance']

type FinancedFacts = Pick<
  Vehicle,
  | 'status'
  | 'item_type'
  | 'preorder'
  | 'make'
  | 'year'
  | 'price'
  | 'offer_price'
  | 'dealership_slug'
  | 'finance_lenders'
>

/** A weekly repayment in cents with its comparison rate in percent per year, which must be shown beside it, and the loan of both. */
export interface WeeklyEstimate {
  payment: Cents
  comparisonRate: number
  interestRate: number
  termYears: number | null
  deposit: Cents
  balloon: Cents
  /** Part of the loan. */
  establishmentFee: Cents
  /** Other fees in the comparison rate; a lender that states its rate does not itemise them. */
  fees: LoanFees
}

/**
 * The tenant's weekly finance estimate for a vehicle; null if none may be shown: no figures, no interest or comparison rate, an excluded
 * make or dealership, the provider's own conditions, or a loan below the dealer's minimum. vehicles §5, locations §5 ⏎ `thisYear` is the current year in the tenant's time
 * zone.
 */
export function weeklyEstimate(
  vehicle: FinancedFacts,
  { finance, thisYear }: { finance: FinanceConfig; thisYear: number },
): WeeklyEstimate | null {
  const { provider } = finance
  if (provider === 'none' || !isEligible(vehicle) || isLeftOut(vehicle, finance)) return null
  const lender = vehicle.finance_lenders[provider]
  const figures = lender ?? (provider === 'manual' ? ownFigures(vehicle, finance) : null)
  if (!figures || figures.interestRate === null || figures.comparisonRate === null) return null
  if (!meetsConditions(provider, { vehicle, figures, thisYear })) return null
  const financed = { amount: currentPrice(vehicle) ?? 0, deposit: figures.deposit ?? 0 }
  if (!isEnoughFinanced(finance, financed)) return null
  const payment =
    figures.paymentWeek ?? (figures.paymentMonth === null ? null : Math.round((figures.paymentMonth * 12) / 52))
  if (payment === null || payment <= leastShown) return null
  return {
    payment,
    comparisonRate: figures.comparisonRate,
    interestRate: figures.interestRate,
    termYears: lenderTerm(figures),
    deposit: figures.deposit ?? 0,
    balloon: figures.balloon ?? 0,
    establishmentFee: figures.establishmentFees ?? 0,
    fees: lender ? noFees : loanFees(finance),
  }
}

const noFees: LoanFees = { registration: 0, dealer: 0, monthly: 0 }

/** $25 or less is 'Enquire for Finance'. locations §9 */
const leastShown = 25_00
/** "Price above 500", vehicles §5 */
const leastPrice = 500_00

/** Whether repayments are shown for such vehicles at all. vehicles §5 */
export const isEligible = (vehicle: Pick<Vehicle, 'status' | 'item_type' | 'preorder'>): boolean =>
  isAvailable(vehicle) && vehicle.item_type === 'car' && !vehicle.preorder

/** Whether the tenant shows no repayment for its make or dealership, neither an estimate nor a quote. locations §5 */
export const isLeftOut = (
  { make, dealership_slug: dealership }: Pick<Vehicle, 'make' | 'dealership_slug'>,
  finance: Pick<FinanceConfig, 'excludedMakes' | 'excludedDealerships'>,
): boolean =>
  finance.excludedMakes.some((excluded) => excluded.toLowerCase() === make.toLowerCase()) ||
  (dealership !== null && finance.excludedDealerships.includes(dealership))

interface Conditions {
  vehicle: FinancedFacts
  figures: LenderFigures
  thisYear: number
}

function meetsConditions(
  provider: Exclude<FinanceConfig['provider'], 'none'>,
  { vehicle, figures, thisYear }: Conditions,
): boolean {
  const price = currentPrice(vehicle) ?? 0
  const isPriced = price > leastPrice
  switch (provider) {
    case 'taurus':
      return isPriced && vehicle.year !== null && thisYear - vehicle.year < 12
    case '360-finance':
    case 'ausloans':
      return true
    case 'manual':
    case 'angle':
    case 'powertorque':
      return isPriced && figures.paymentWeek !== null
    case 'nissan-finance':
      return isPriced && figures.paymentMonth !== null
    case 'youx':
      return price > 0 && figures.paymentWeek !== null
    default:
      return assertNever(provider)
  }
}

/** A tenant with its own figures has one rate and term for all of its stock; its comparison rate is its own or calculated. reg 100 */
function ownFigures(vehicle: FinancedFacts, finance: FinanceConfig): LenderFigures | null {
  const price = currentPrice(vehicle)
  if (price === null) return null
  const { establishmentFee } = lenderRules(finance)
  const loan = {
    amount: price,
    deposit: 0,
    residual: 0,
    establishmentFee,
    interest: finance.interestRate,
    termYears: finance.termYears,
    frequency: 'weekly',
  } as const
  return {
    interestRate: finance.interestRate,
    comparisonRate: finance.comparisonRate ?? comparisonRate(loan, loanFees(finance)),
    paymentWeek: repayment(loan),
    paymentMonth: null,
    termYears: finance.termYears,
    deposit: null,
    establishmentFees: establishmentFee,
    balloon: null,
    totalPayable: null,
    disclaimer: null,
  }
}
