import type { CheckoutContext } from '../../checkout/checkout-context.ts'
import type { StaffContext } from '../service.ts'

/** Dependencies of a staff call about the checkout. */
export const staffCheckoutContext = ({ payload, pool, payments, adminUrl, now }: StaffContext): CheckoutContext => ({
  payload,
  pool,
  payments,
  ownOrigin: adminUrl,
  now,
})
