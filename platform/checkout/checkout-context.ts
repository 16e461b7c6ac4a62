import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { Payments } from '../integrations/payments.ts'

/** Dependencies of payments and reservations, of all sites. */
export interface CheckoutContext {
  payload: Payload
  pool: Pool
  /** Null without a configured provider. */
  payments: Payments | null
  /** Any origin of this installation, for the protocol and port of its sites. */
  ownOrigin: string
  now: Date
}
