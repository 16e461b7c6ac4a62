/**
 * `held` while the shopper is at the payment page, `paid` until staff or the clock end it. Only these two keep a vehicle for one shopper.
 * `refund-due` is what was paid for too late. vehicles §4, Car status
 */
export const reservationStates = [
  'held',
  'paid',
  'completed',
  'expired',
  'cancelled',
  'refund-due',
  'refunded',
] as const
export type ReservationState = (typeof reservationStates)[number]

export const keepsVehicle = (state: ReservationState): boolean => state === 'held' || state === 'paid'
