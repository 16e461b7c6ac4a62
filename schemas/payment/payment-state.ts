/** `refund-refused`: the provider will not pay it back, however often it is asked. */
export const paymentStates = [
  'started',
  'paid',
  'refused',
  'expired',
  'refunding',
  'refunded',
  'refund-refused',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** What a shopper can pay for on a site. locations §2, Personal areas and Vehicle actions */
export const paymentPurposes = ['reservation', 'purchase', 'online-payment'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]
