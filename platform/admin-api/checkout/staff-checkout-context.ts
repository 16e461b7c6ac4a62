import type { Till } from '../../checkout/checkout-context.ts'
import type { StaffContext } from '../service.ts'

/** What a call of staff works with. */
export const tillOfStaff = ({ payload, pool, payments, adminUrl, now }: StaffContext): Till => ({
  payload,
  pool,
  payments,
  ownOrigin: adminUrl,
  now,
})
