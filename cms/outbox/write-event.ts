import { sql } from '@payloadcms/db-postgres'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { NewEvent } from '#schemas/event.ts'
import { atTransactionEnd } from '../database/transaction-effects.ts'
import { notifyListeners } from './notify-listeners.ts'

type Database = Pick<PostgresAdapter['drizzle'], 'execute'>

/**
 * Writes one row of the outbox. With a request, it is part of the request's transaction, and listeners are notified after its commit: a
 * change is there to be read when they hear of it, and they never hear of one that was rolled back. Anyone who gives a database of their own
 * tells them (`notifyListeners`).
 */
export async function writeEvent(via: PayloadRequest | Database, event: NewEvent): Promise<void> {
  const request = 'execute' in via ? null : via
  const database = 'execute' in via ? via : await databaseOf(via)
  const payload = JSON.stringify({ ids: event.ids })
  await database.execute(sql`
    insert into outbox (tenant_id, type, payload) values (${event.tenantId}, ${event.type}, ${payload}::jsonb)
  `)
  if (request) atTransactionEnd(database, { committed: () => notifyListeners(request.payload.db.pool) })
}

/** The request's own transaction where it has one. */
export async function databaseOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Database> {
  const { db } = req.payload
  const transaction = await req.transactionID
  const session = transaction === undefined ? undefined : db.sessions?.[transaction]
  // Payload's own type leaves open what database it is; the adapter's does not.
  return session ? (session.db as Database) : db.drizzle
}
