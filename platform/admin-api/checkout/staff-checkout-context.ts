import type { CheckoutContext } from '../../checkout/checkout-context.ts'
import type { StaffContext } from '../service.ts'

/** What a call of staff works with. */
export const staffCheckoutContext = ({ payload, pool, payments, adminUrl, now }: StaffContext): CheckoutContext => ({
  payload,
  pool,
  payments,
  ownOrigin: adminUrl,
  now,
})
