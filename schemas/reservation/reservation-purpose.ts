/** A deposit that reserves a vehicle, or the first step of buying it online. vehicles §2, routes */
export const reservationPurposes = ['reservation', 'purchase'] as const
export type ReservationPurpose = (typeof reservationPurposes)[number]
