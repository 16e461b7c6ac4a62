import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { Payments } from '../integrations/payments.ts'

/** What payments and reservations are handled with, of all sites. */
export interface CheckoutContext {
  payload: Payload
  pool: Pool
  /** Null where the environment names no provider. */
  payments: Payments | null
  /** Any origin of this installation: sites have its protocol and port. */
  ownOrigin: string
  now: Date
}
