import type { ReservationState } from './reservation-state.ts'

/**
 * What can happen to a reservation. `pay` is a payment while the vehicle is free to be kept, `pay-late` one that came too late; `lapse` is the clock,
 * `refuse` the provider's no, `complete`, `cancel` and `refund` are staff, `refunded` is the provider's word that the money is back, also
 * where the dealer paid it back over there.
 */
export const reservationMoves = [
  'pay',
  'pay-late',
  'refuse',
  'lapse',
  'complete',
  'cancel',
  'refund',
  'refunded',
] as const
export type ReservationMove = (typeof reservationMoves)[number]

/** Where each move leads. What is not here cannot happen. */
const moves: Record<ReservationState, Partial<Record<ReservationMove, ReservationState>>> = {
  held: {
    pay: 'paid',
    'pay-late': 'refund-due',
    refuse: 'cancelled',
    lapse: 'expired',
    cancel: 'cancelled',
    refunded: 'refunded',
  },
  paid: { complete: 'completed', cancel: 'refund-due', lapse: 'expired', refunded: 'refunded' },
  expired: { pay: 'paid', 'pay-late': 'refund-due', refund: 'refund-due', refunded: 'refunded' },
  cancelled: { pay: 'refund-due', 'pay-late': 'refund-due', refunded: 'refunded' },
  completed: { refund: 'refund-due', refunded: 'refunded' },
  'refund-due': { refunded: 'refunded' },
  refunded: {},
}

/** The state after a move; null where a reservation in this state cannot make it. vehicles §4, Car status */
export const afterMove = (state: ReservationState, move: ReservationMove): ReservationState | null =>
  moves[state][move] ?? null

/** What staff can do with a reservation. */
export const staffMoves = ['complete', 'cancel', 'refund'] as const satisfies readonly ReservationMove[]
export type StaffMove = (typeof staffMoves)[number]

export const movesOfStaff = (state: ReservationState): StaffMove[] =>
  staffMoves.filter((move) => afterMove(state, move) !== null)
