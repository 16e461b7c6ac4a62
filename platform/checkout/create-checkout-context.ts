import type { ApiContext } from '../context/api-context.ts'
import type { CheckoutContext } from './checkout-context.ts'

/** The checkout context of a shopper's call. */
export const createCheckoutContext = ({ payload, pool, partners, site, now }: ApiContext): CheckoutContext => ({
  payload,
  pool,
  payments: partners.payments,
  ownOrigin: site.origin,
  now,
})
