import type { Cents } from '../lib/money.ts'
import * as texts from './texts.ts'

/** Data of the price line. Amounts in cents. */
export interface PriceFacts {
  price: Cents | null
  before_price: Cents | null
  offer_price: Cents | null
  subscription_price: Cents | null
  price_type: string | null
  preorder: boolean
}

export type PriceDisplay =
  | { kind: 'subscription'; amount: Cents }
  | { kind: 'price'; amount: Cents; was: Cents | null; priceType: string | null }
  | { kind: 'preorder'; text: 'PREORDER' }
  | { kind: 'no-price'; text: string }

/**
 * The price line of a vehicle, in the specification's order: subscription price if the site offers subscriptions; the reduced or current
 * price above $10; PREORDER; the configured no-price text. `was` is set only if before_price exceeds the displayed price. vehicles §4,
 * Price display
 */
export function priceDisplay(
  facts: PriceFacts,
  site: { offersSubscription: boolean; noPriceText: string },
): PriceDisplay {
  if (site.offersSubscription && facts.subscription_price !== null && facts.subscription_price > 0) {
    return { kind: 'subscription', amount: facts.subscription_price }
  }
  const current = currentPrice(facts)
  if (current !== null) {
    const was = facts.before_price !== null && facts.before_price > current ? facts.before_price : null
    return { kind: 'price', amount: current, was, priceType: facts.price_type }
  }
  if (facts.preorder) return { kind: 'preorder', text: texts.preorder }
  return { kind: 'no-price', text: site.noPriceText }
}

/** The offer price if set below the price, else the price; null at or under $10. */
export function currentPrice(facts: Pick<PriceFacts, 'price' | 'offer_price'>): Cents | null {
  const threshold = 10_00
  const { price, offer_price: offer } = facts
  if (offer !== null && offer > threshold && (price === null || offer < price)) return offer
  return price !== null && price > threshold ? price : null
}

/** The difference to the average market price, if above $499. vehicles §4 */
export function belowMarketBy(
  facts: Pick<PriceFacts, 'price' | 'offer_price'> & { average_market_price: Cents | null },
): Cents | null {
  const current = currentPrice(facts)
  if (current === null || facts.average_market_price === null) return null
  const saving = facts.average_market_price - current
  return saving > 499_00 ? saving : null
}
