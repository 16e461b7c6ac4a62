/**
 * Whether a vehicle can be reserved at this moment: `held` while somebody else is at the payment, `yours` while anyone who asks is, `gone` where it is sold or reserved, `closed` where
 * the site takes no payment online.
 */
export const reservationOffers = ['free', 'held', 'yours', 'gone', 'closed'] as const
export type ReservationOffer = (typeof reservationOffers)[number]
