import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { getDatabase } from '../outbox/write-event.ts'

interface Documents {
  collection: string
  ids: readonly number[]
  /** A deletion also waits for transactions that are about to reference a document. */
  isDeletion?: boolean
}

/**
 * Locks documents until the transaction ends: Payload reads a document and writes all of it back, so a second save must wait for the first.
 * Locks are taken in the order of ids to prevent deadlocks, and are as strong as those of the update or deletion.
 */
export async function lockDocuments(
  req: PayloadRequest,
  { collection, ids, isDeletion = false }: Documents,
): Promise<void> {
  if (ids.length === 0) return
  const db = await getDatabase(req)
  const strength = isDeletion ? sql`update` : sql`no key update`
  await db.execute(
    sql`select id from ${tableName(collection)} where id = any(${sql.param([...ids])}::int[]) order by id for ${strength}`,
  )
}

/** The table of a collection: `lead-rules` → `lead_rules`. */
export const tableName = (collection: string) => sql.identifier(collection.replaceAll('-', '_'))
