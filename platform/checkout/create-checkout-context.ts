import type { ApiContext } from '../context/api-context.ts'
import type { Till } from './checkout-context.ts'

/** What a shopper's call works with. */
export const tillOf = ({ payload, pool, partners, site, now }: ApiContext): Till => ({
  payload,
  pool,
  payments: partners.payments,
  ownOrigin: site.origin,
  now,
})
