/** `refund-refused`: the provider declined the refund for good. */
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

/** What a site lets shoppers pay for. locations §2, Personal areas and Vehicle actions */
export const paymentPurposes = ['reservation', 'purchase', 'online-payment'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]
