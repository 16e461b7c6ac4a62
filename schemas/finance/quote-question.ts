import type { Cents } from '../lib/money.ts'
import type { Site } from '../tenant/site.ts'
import { isAvailable } from '../vehicle/availability.ts'
import { currentPrice } from '../vehicle/price-display.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import type { QuoteRequestInput } from './quote.ts'

type Quoted = Pick<Vehicle, 'status' | 'price' | 'offer_price' | 'finance_lenders' | 'year' | 'vin' | 'nvic' | 'slug'>

/** Whether to request a quote: the feature is enabled, the vehicle has none yet, and its price is above 0. vehicles §7 */
export const wantsQuote = (vehicle: Quoted, { flags, config }: Pick<Site, 'flags' | 'config'>): boolean =>
  flags.finance &&
  flags.financeQuotes &&
  config.finance.provider === 'youx' &&
  vehicle.finance_lenders['youx'] === undefined &&
  isAvailable(vehicle) &&
  (currentPrice(vehicle) ?? 0) > 0

/** The quote request of a vehicle: credit score GREAT, 5 years. vehicles §9, Quote */
export const quoteQuestion = (vehicle: Quoted, site: Pick<Site, 'name'>): QuoteRequestInput => ({
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: currentPrice(vehicle) ?? 0,
  loanTerm: 5,
  year: vehicle.year,
  vin: vehicle.vin,
  nvic: vehicle.nvic,
  whoIsHelping: site.name,
  slug: vehicle.slug,
})

/** Weekly amount x 4.33. vehicles §9, Quote */
export const monthlyOfQuote = (weekly: Cents): Cents => Math.round(weekly * 4.33)
