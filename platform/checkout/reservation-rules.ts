import type { PaymentState } from '#schemas/payment/payment-state.ts'
import { afterMove, type ReservationMove } from '#schemas/reservation/after-move.ts'
import type { ReservationOffer } from '#schemas/reservation/reservation-offer.ts'
import type { ReservationPurpose } from '#schemas/reservation/reservation-purpose.ts'
import type { ReservationState } from '#schemas/reservation/reservation-state.ts'
import type { Reservation } from './reservations-store.ts'

const minute = 60_000
const hour = 60 * minute

/** End of the hold during payment; ISO 8601. */
export const holdEnd = (now: Date, minutes: number): string => new Date(now.getTime() + minutes * minute).toISOString()

/** End of a paid reservation; ISO 8601. */
export const reservationEnd = (now: Date, hours: number): string => new Date(now.getTime() + hours * hour).toISOString()

/** Whether a hold can still be paid. */
export const isHeld = ({ state, expires_at }: Pick<Reservation, 'state' | 'expires_at'>, now: Date): boolean =>
  state === 'held' && Date.parse(expires_at ?? '') > now.getTime()

interface Purchase {
  vehicle: { id: number }
  purpose: ReservationPurpose
}

export const isFor = (reservation: Pick<Reservation, 'vehicle' | 'purpose'>, { vehicle, purpose }: Purchase): boolean =>
  reservation.vehicle === vehicle.id && reservation.purpose === purpose

/** The state of a reservation ended by staff or by expiry; null if the transition is not allowed. Only a received payment can be owed back. */
export function endState(
  reservation: ReservationState,
  { move, payment }: { move: ReservationMove; payment: PaymentState },
): ReservationState | null {
  const state = afterMove(reservation, move)
  return state === 'refund-due' && payment !== 'paid' ? null : state
}

/** What the shopper with `key` can do with a vehicle reserved by `kept`. Pages and the index update shortly after a payment. */
export function offerFor(
  kept: { key: string; state: ReservationState } | null,
  key: string | undefined,
): ReservationOffer {
  if (!kept) return 'free'
  if (kept.state === 'paid') return 'gone'
  return kept.key === key ? 'yours' : 'held'
}

const mostNotes = 10_000

/** Appends a line to notes. The oldest lines are dropped beyond the limit. */
export const appendNote = (notes: string, line: string): string =>
  [notes, line].filter(Boolean).join('\n').slice(-mostNotes)

export const fullName = ({ name, last_name }: { name: string; last_name: string }): string =>
  [name, last_name].filter(Boolean).join(' ')
