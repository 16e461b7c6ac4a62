import type { Cents } from '../lib/money.ts'
import { currentPrice } from '../vehicle/price-display.ts'
import type { StoredQuote, Vehicle } from '../vehicle/vehicle.ts'
import type { Quote, QuoteRequest } from './quote.ts'

/** A lender's rates move: after a day it is asked again. */
const quoteHolds = 24 * 60 * 60_000

type VehicleWithQuote = Pick<Vehicle, 'price' | 'offer_price' | 'youx_quote'>

/** The quote that a vehicle has: for the price that is shown, and no older than a day. vehicles §7, Finance quote */
export function readStoredQuote(vehicle: VehicleWithQuote, now: Date): Quote | null {
  const { youx_quote: stored } = vehicle
  if (!stored || stored.purchasePrice !== currentPrice(vehicle)) return null
  if (now.getTime() - new Date(stored.quoted_at).getTime() > quoteHolds) return null
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = stored
  return { weeklyRepaymentAmount, advertisedRate, comparisonRate }
}

export const storeQuote = (quote: Quote, { price, now }: { price: Cents; now: Date }): StoredQuote => ({
  ...quote,
  purchasePrice: price,
  quoted_at: now.toISOString(),
})

/** A vehicle keeps the quote that its page asks for, not those of a shopper's own score and term. vehicles §9, Quote */
export const isUsualQuestion = ({
  selfAssessedCreditScore,
  loanTerm,
}: Pick<QuoteRequest, 'selfAssessedCreditScore' | 'loanTerm'>) => selfAssessedCreditScore === 'GREAT' && loanTerm === 5
