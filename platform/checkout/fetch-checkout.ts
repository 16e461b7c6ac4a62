import { LRUCache } from 'lru-cache'
import type { Checkout } from '../integrations/payments.ts'
import type { CheckoutContext } from './checkout-context.ts'

const lately = new LRUCache<string, Promise<Checkout | null>>({ max: 10_000, ttl: 2_000 })

/** The provider's state of a checkout, cached for two seconds, so that repeated page loads cause one request. */
export function fetchCheckout({ payments }: CheckoutContext, providerId: string): Promise<Checkout | null> {
  const known = lately.get(providerId)
  if (known) return known
  const checkout = payments?.read(providerId) ?? Promise.resolve(null)
  lately.set(providerId, checkout)
  return checkout
}
