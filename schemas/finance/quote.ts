import { z } from 'zod'
import { cents } from '../lib/money.ts'
import type { Site } from '../tenant/site.ts'
import { isAvailable } from '../vehicle/availability.ts'
import { currentPrice } from '../vehicle/price-display.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

const creditScores = ['EXCELLENT', 'GREAT', 'GOOD', 'FAIR', 'POOR'] as const

/** What a lender is asked about a vehicle of this site: its slug says which, or its vin. Money in cents, term in years. spec/vehicles.md §7, §9 */
export const quoteRequest = z.object({
  selfAssessedCreditScore: z.enum(creditScores).default('GREAT'),
  purchasePrice: cents,
  loanTerm: z.int().min(1).max(7).default(5),
  year: z.int().min(1900).max(2100).nullable().default(null),
  vin: z.string().max(40).nullable().default(null),
  nvic: z.string().max(40).nullable().default(null),
  /** Who serves the shopper: the site's name. */
  whoIsHelping: z.string().max(120).default(''),
  slug: z.string().max(200).optional(),
})
export type QuoteRequest = z.output<typeof quoteRequest>
export type QuoteRequestInput = z.input<typeof quoteRequest>

/** Cents a week, and percent a year. */
export const quote = z.object({
  weeklyRepaymentAmount: cents,
  advertisedRate: z.number().min(0).max(100),
  comparisonRate: z.number().min(0).max(100),
})
export type Quote = z.infer<typeof quote>

/** A quote is of a 5 year term. spec/vehicles.md §9 */
export const quoteTerm = 5

type Quoted = Pick<Vehicle, 'status' | 'price' | 'offer_price' | 'finance_lenders' | 'year' | 'vin' | 'nvic' | 'slug'>

/** A quote is asked for only when the feature is on, the vehicle has none yet, and its price is above 0. spec/vehicles.md §7 */
export const wantsQuote = (vehicle: Quoted, { flags, config }: Pick<Site, 'flags' | 'config'>): boolean =>
  flags.finance &&
  flags.financeQuotes &&
  config.finance.provider === 'youx' &&
  vehicle.finance_lenders['youx'] === undefined &&
  isAvailable(vehicle) &&
  (currentPrice(vehicle) ?? 0) > 0

/** The question about a vehicle, in the words of the contract. */
export const quoteQuestion = (vehicle: Quoted, site: Pick<Site, 'name'>): QuoteRequestInput => ({
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: currentPrice(vehicle) ?? 0,
  loanTerm: quoteTerm,
  year: vehicle.year,
  vin: vehicle.vin,
  nvic: vehicle.nvic,
  whoIsHelping: site.name,
  slug: vehicle.slug,
})

/** Weekly amount x 4.33. spec/vehicles.md §9, Quote */
export const monthlyOfQuote = (weekly: number): number => Math.round(weekly * 4.33)
