/**
 * `held` during the payment, `paid` until staff end it or it expires. Only these two reserve a vehicle. `refund-due` was paid too late.
 * vehicles §4, Car status
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
