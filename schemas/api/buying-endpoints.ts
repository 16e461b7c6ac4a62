import { z } from 'zod'
import { requestKey } from '../lib/request-key.ts'
import { onlinePayment } from '../payment/online-payment.ts'
import { paymentStatus } from '../payment/payment-status.ts'
import { prizeDraw, spinInput, spinResult } from '../prize/prize-draw.ts'
import { paymentBegun, reservationInput } from '../reservation/reservation-input.ts'
import { reservationOffers } from '../reservation/reservation-offer.ts'
import { calls } from './calls.ts'
import { endpoint } from './endpoint.ts'

/** Calls for reservations, payments and prizes. */
export const buyingEndpoints = {
  reservationOffer: endpoint({
    ...calls.reservationOffer,
    summary:
      'Whether a vehicle can be reserved or bought online at this moment; `key` is that of a reservation begun before.',
    input: z.object({ slug: z.string().max(200), key: requestKey.optional() }),
    output: z.object({ offer: z.enum(reservationOffers) }),
  }),
  reservations: endpoint({
    ...calls.reservations,
    limit: 'lead',
    summary:
      'Keeps a vehicle for a few minutes and gives the page to pay on. Sent again under the same key, it is the same.',
    input: reservationInput,
    output: paymentBegun,
    problems: [
      'input-invalid',
      'not-signed-in',
      'vehicle-not-found',
      'vehicle-held',
      'vehicle-not-reservable',
      'key-reused',
      'reservation-ended',
      'payments-unavailable',
    ],
  }),
  onlinePayment: endpoint({
    ...calls.onlinePayment,
    limit: 'lead',
    summary: 'Begins the payment of an invoice and gives the page to pay on. For shoppers who are signed in.',
    input: onlinePayment,
    output: paymentBegun,
    problems: ['input-invalid', 'not-signed-in', 'key-reused', 'reservation-ended', 'payments-unavailable'],
  }),
  paymentStatus: endpoint({
    ...calls.paymentStatus,
    summary: 'How a payment stands, by its code. Asks the provider where it has told nothing yet.',
    input: z.object({ code: z.string().max(60) }),
    output: paymentStatus,
    problems: ['payment-not-found'],
  }),
  prizeDraw: endpoint({
    ...calls.prizeDraw,
    summary: 'The wheel that runs on this site now, or null: what can be won, until when, on which terms.',
    input: z.object({}),
    output: z.object({ draw: prizeDraw.nullable() }),
  }),
  prizeSpin: endpoint({
    ...calls.prizeSpin,
    limit: 'lead',
    summary: 'Spins the wheel, once a shopper. Sent again under the same key, it comes to the same.',
    input: spinInput,
    output: spinResult,
    problems: ['input-invalid', 'not-signed-in', 'key-reused', 'already-spun', 'prize-draw-over'],
  }),
} as const
