import { z } from 'zod'
import { documentId } from '../lib/document-id.ts'
import { paymentStates } from '../payment/payment-state.ts'
import { staffMoves } from '../reservation/after-move.ts'
import { reservationStates } from '../reservation/reservation-state.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const tenant = z.coerce.number().int().positive()
const reason = z.string().trim().max(500).default('')

/** Staff calls about reservations and payments. */
export const staffBuyingEndpoints = {
  endReservation: staffEndpoint({
    method: 'POST',
    path: '/staff/reservations/end',
    roles: ['tenant-admin', 'sales'],
    summary: 'Ends a reservation: the vehicle is sold, or for sale again and what was paid goes back.',
    input: z.object({ tenant, reservation: documentId, move: z.enum(staffMoves), reason }),
    output: z.object({ state: z.enum(reservationStates) }),
    problems: ['state-changed'],
  }),
  refundPayment: staffEndpoint({
    method: 'POST',
    path: '/staff/payments/refund',
    roles: ['tenant-admin', 'sales'],
    summary:
      'Pays an online payment back, all of it, or asks again for a refund that was refused. What was paid for a reservation goes back with that.',
    input: z.object({ tenant, payment: documentId }),
    output: z.object({ state: z.enum(paymentStates) }),
    problems: ['state-changed'],
  }),
  notePaidBack: staffEndpoint({
    method: 'POST',
    path: '/staff/payments/paid-back',
    roles: ['tenant-admin', 'sales'],
    summary: 'Notes that a payment whose refund was refused has been paid back in another way.',
    input: z.object({ tenant, payment: documentId }),
    output: z.object({ state: z.enum(paymentStates) }),
    problems: ['state-changed'],
  }),
} as const
