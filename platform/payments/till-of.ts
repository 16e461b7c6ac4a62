import type { ApiContext } from '../api/service.ts'
import type { Till } from './till.ts'

/** What a shopper's call works with. */
export const tillOf = ({ payload, pool, partners, site, now }: ApiContext): Till => ({
  payload,
  pool,
  payments: partners.payments,
  ownOrigin: site.origin,
  now,
})
