import type { Cents } from '../lib/money.ts'
import type { SiteConfig } from '../tenant/site-config.ts'
import type { LoanFees } from './comparison-rate.ts'
import type { Frequency } from './repayment.ts'

type FinanceConfig = SiteConfig['finance']
type Provider = FinanceConfig['provider']

/** A lender's calculation and display rules. Money in cents, rates in percent per year. */
interface LenderRules {
  establishmentFee: Cents
  leastPrice: Cents
  leastRate: number
  mostRate: number
  /** The only frequency; null if there is a choice. */
  onlyFrequency: Frequency | null
  /** Whole dollars, up while that does not exceed the figure stored for the vehicle, else down; otherwise to the cent. */
  roundsTowardsVehicle: boolean
  /** Range of its comparison rates. */
  comparisonRange: readonly [number, number] | null
}

const usual: LenderRules = {
  establishmentFee: 0,
  leastPrice: 1_000_00,
  leastRate: 0,
  mostRate: 30,
  onlyFrequency: null,
  roundsTowardsVehicle: false,
  comparisonRange: null,
}

/**
 * locations §5 and §9 say that one lender has each of these rules, without naming it: they are assigned here. A tenant may override the
 * fee, the minimum price and the rate limits.
 */
const lenders: Record<Provider, LenderRules> = {
  none: usual,
  manual: usual,
  youx: usual,
  taurus: { ...usual, establishmentFee: 1_360_50, leastPrice: 5_000_00, leastRate: 7.5, mostRate: 14.5 },
  '360-finance': usual,
  ausloans: { ...usual, leastRate: 4, mostRate: 20, comparisonRange: [8.38, 19.42] },
  angle: { ...usual, establishmentFee: 1_300_00 },
  powertorque: { ...usual, roundsTowardsVehicle: true },
  'nissan-finance': { ...usual, onlyFrequency: 'monthly' },
}

/** The rules of a tenant's lender with the tenant's overrides. */
export function lenderRules(finance: FinanceConfig): LenderRules {
  const rules = lenders[finance.provider]
  const leastRate = finance.leastRate ?? rules.leastRate
  return {
    ...rules,
    establishmentFee: finance.establishmentFee ?? rules.establishmentFee,
    leastPrice: finance.leastPrice ?? rules.leastPrice,
    leastRate,
    // One of the limits may be inherited.
    mostRate: Math.max(leastRate, finance.mostRate ?? rules.mostRate),
  }
}

/** A tenant's loan fees besides interest and establishment fee. */
export const loanFees = (finance: FinanceConfig): LoanFees => ({
  registration: finance.registrationFee,
  dealer: finance.dealerFee,
  monthly: finance.monthlyFee,
})
