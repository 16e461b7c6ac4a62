import type { ReservationState } from './reservation-state.ts'

/**
 * Events of a reservation. `pay` is a payment while the vehicle is available, `pay-late` one that came too late; `lapse` is the expiry,
 * `refuse` the provider's decline; `complete`, `cancel` and `refund` come from staff; `refunded` is the provider's confirmation, even of a
 * refund that the dealer made there.
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

/** Allowed transitions. */
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

/** The state after a move; null for a disallowed transition. vehicles §4, Car status */
export const afterMove = (state: ReservationState, move: ReservationMove): ReservationState | null =>
  moves[state][move] ?? null

/** Moves available to staff. */
export const staffMoves = ['complete', 'cancel', 'refund'] as const satisfies readonly ReservationMove[]
export type StaffMove = (typeof staffMoves)[number]

export const movesOfStaff = (state: ReservationState): StaffMove[] =>
  staffMoves.filter((move) => afterMove(state, move) !== null)
