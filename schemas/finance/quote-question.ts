import type { Cents } from '../lib/money.ts'
import type { Site } from '../tenant/site.ts'
import { currentPrice } from '../vehicle/price-display.ts'
import type { LenderFigures, Vehicle } from '../vehicle/vehicle.ts'
import { quotedDeposit, quotedFinalPayment } from './disclaimer.ts'
import { isEnoughFinanced } from './least-financed.ts'
import type { Quote, QuoteRequestInput } from './quote.ts'
import { isEligible, isLeftOut } from './weekly-estimate.ts'

type FinanceableVehicle = Pick<
  Vehicle,
  'status' | 'make' | 'dealership_slug' | 'price' | 'offer_price' | 'finance_lenders' | 'item_type' | 'preorder'
>
type QuotedVehicle = Pick<Vehicle, 'price' | 'offer_price' | 'year' | 'vin' | 'nvic' | 'slug'>

/**
 * Whether to request a quote: the feature is enabled, the vehicle has none yet, its price is above 0, and the tenant shows repayments for its
 * make, its dealership and a loan of that size. vehicles §7, locations §5
 */
export function wantsQuote(vehicle: FinanceableVehicle, { flags, config }: Pick<Site, 'flags' | 'config'>): boolean {
  const price = currentPrice(vehicle) ?? 0
  return (
    flags.finance &&
    flags.financeQuotes &&
    config.finance.provider === 'youx' &&
    vehicle.finance_lenders['youx'] === undefined &&
    isEligible(vehicle) &&
    !isLeftOut(vehicle, config.finance) &&
    price > 0 &&
    isEnoughFinanced(config.finance, { amount: price, deposit: quotedDeposit(price) })
  )
}

/** The quote request of a vehicle: credit score GREAT, 5 years. vehicles §9, Quote */
export const quoteQuestion = (vehicle: QuotedVehicle, site: Pick<Site, 'name'>): QuoteRequestInput => ({
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: currentPrice(vehicle) ?? 0,
  loanTerm: 5,
  year: vehicle.year,
  vin: vehicle.vin,
  nvic: vehicle.nvic,
  whoIsHelping: site.name,
  slug: vehicle.slug,
})

/** The lender's figures of a quote for a price. Its disclaimer is of the quote alone, not of a shopper's own figures. vehicles §9, Quote */
export const quoteFigures = (
  { weeklyRepaymentAmount: week, advertisedRate, comparisonRate }: Quote,
  price: Cents,
): LenderFigures => ({
  interestRate: advertisedRate,
  comparisonRate,
  paymentWeek: week,
  paymentMonth: monthlyOfQuote(week),
  termYears: 5,
  deposit: quotedDeposit(price),
  establishmentFees: null,
  balloon: quotedFinalPayment(price),
  totalPayable: null,
  disclaimer: null,
  financeProvider: 'YouX',
})

/** Weekly amount x 4.33. vehicles §9, Quote */
export const monthlyOfQuote = (weekly: Cents): Cents => Math.round(weekly * 4.33)
