import { sql } from '@payloadcms/db-postgres'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { NewEvent } from '#schemas/event.ts'

type Database = Pick<PostgresAdapter['drizzle'], 'execute'>

/**
 * Writes one row of the outbox and tells the listeners of `forecourt_outbox`. With a request, it is part of the request's transaction: a
 * listener hears of it when the change is there to be read, and never of a change that was rolled back.
 */
export async function writeEvent(via: PayloadRequest | Database, event: NewEvent): Promise<void> {
  const database = 'execute' in via ? via : await databaseOf(via)
  const payload = JSON.stringify({ ids: event.ids })
  await database.execute(sql`
    with written as (
      insert into outbox (tenant_id, type, payload)
      values (${event.tenantId}, ${event.type}, ${payload}::jsonb)
      returning id
    )
    select pg_notify('forecourt_outbox', id::text) from written
  `)
}

/** The request's own transaction where it has one. */
export async function databaseOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Database> {
  const { db } = req.payload
  const transaction = await req.transactionID
  const session = transaction === undefined ? undefined : db.sessions?.[transaction]
  // Payload's own type leaves open what database it is; the adapter's does not.
  return session ? (session.db as Database) : db.drizzle
}
