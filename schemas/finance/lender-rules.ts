import type { Cents } from '../lib/money.ts'
import type { SiteConfig } from '../tenant/site-config.ts'
import type { LoanFees } from './comparison-rate.ts'
import type { Frequency } from './repayment.ts'

type FinanceConfig = SiteConfig['finance']
type Provider = FinanceConfig['provider']

/** How a lender has repayments calculated and shown. Money in cents, rates in percent a year. */
interface LenderRules {
  establishmentFee: Cents
  leastPrice: Cents
  leastRate: number
  mostRate: number
  /** It asks at this interval alone, so there is nothing to choose. */
  onlyFrequency: Frequency | null
  /** Whole dollars, up where that stays within the figure stored for the vehicle and down where it does not; else to the cent. */
  roundsTowardsVehicle: boolean
  /** Its comparison rates lie between these. */
  comparisonRange: readonly [number, number] | null
}

const usual: LenderRules = {
  establishmentFee: 0,
  leastPrice: 1_000_00,
  leastRate: 0.5,
  mostRate: 15,
  onlyFrequency: null,
  roundsTowardsVehicle: false,
  comparisonRange: null,
}

/**
 * locations §5 and §9 say of these differences that one lender has each, and not which: they are given out here, once. A
 * tenant may set fee, least price and bounds of the rate otherwise.
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

/** The rules of a tenant's lender, with what the tenant sets otherwise. */
export function lenderRules(finance: FinanceConfig): LenderRules {
  const rules = lenders[finance.provider]
  const leastRate = finance.leastRate ?? rules.leastRate
  return {
    ...rules,
    establishmentFee: finance.establishmentFee ?? rules.establishmentFee,
    leastPrice: finance.leastPrice ?? rules.leastPrice,
    leastRate,
    // Half of the bounds may be inherited.
    mostRate: Math.max(leastRate, finance.mostRate ?? rules.mostRate),
  }
}

/** What a tenant's loans cost beyond interest and the establishment fee. */
export const loanFees = (finance: FinanceConfig): LoanFees => ({
  registration: finance.registrationFee,
  dealer: finance.dealerFee,
  monthly: finance.monthlyFee,
})
