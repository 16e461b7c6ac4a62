import { sql } from '@payloadcms/db-postgres'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { NewEvent } from '#schemas/event.ts'
import { atTransactionEnd } from '../database/transaction-effects.ts'
import { notifyListeners } from './notify-listeners.ts'

type Database = Pick<PostgresAdapter['drizzle'], 'execute'>

/**
 * Writes an outbox row. With a request, the row is part of its transaction and listeners are notified after the commit, so they never read
 * uncommitted or rolled-back changes. Callers with their own database call `notifyListeners` themselves.
 */
export async function writeEvent(via: PayloadRequest | Database, event: NewEvent): Promise<void> {
  const request = 'execute' in via ? null : via
  const database = 'execute' in via ? via : await getDatabase(via)
  const payload = JSON.stringify({ ids: event.ids })
  await database.execute(sql`
    insert into outbox (tenant_id, type, payload) values (${event.tenantId}, ${event.type}, ${payload}::jsonb)
  `)
  if (request) atTransactionEnd(database, { committed: () => notifyListeners(request.payload.db.pool) })
}

/** The request's own transaction, if any. */
export async function getDatabase(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Database> {
  const { db } = req.payload
  const transaction = await req.transactionID
  const session = transaction === undefined ? undefined : db.sessions?.[transaction]
  // Payload's own type does not name the database; the adapter's type does.
  return session ? (session.db as Database) : db.drizzle
}
