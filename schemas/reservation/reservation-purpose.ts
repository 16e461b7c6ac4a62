/** A deposit that keeps a vehicle, or the first step of buying it online. spec/vehicles.md §2, routes */
export const reservationPurposes = ['reservation', 'purchase'] as const
export type ReservationPurpose = (typeof reservationPurposes)[number]
