/**
 * Whether a vehicle can be reserved now: `held` during another shopper's payment, `yours` during the caller's, `gone` if sold or reserved,
 * `closed` if the site accepts no online payments.
 */
export const reservationOffers = ['free', 'held', 'yours', 'gone', 'closed'] as const
export type ReservationOffer = (typeof reservationOffers)[number]
