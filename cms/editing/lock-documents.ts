import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../outbox/write-event.ts'

interface Documents {
  collection: string
  ids: readonly number[]
  /** A deletion also waits for those who are about to refer to a document, before it takes anything away. */
  isDeletion?: boolean
}

/**
 * Holds documents until the transaction ends: Payload reads a document, changes what it read and writes all of it, so a second save must wait until
 * the first is stored. In the order of their ids, so that two bulk saves do not wait for each other. As strong as the update's or the deletion's own lock.
 */
export async function lockDocuments(
  req: PayloadRequest,
  { collection, ids, isDeletion = false }: Documents,
): Promise<void> {
  if (ids.length === 0) return
  const db = await databaseOf(req)
  const strength = isDeletion ? sql`update` : sql`no key update`
  await db.execute(
    sql`select id from ${tableName(collection)} where id = any(${sql.param([...ids])}::int[]) order by id for ${strength}`,
  )
}

/** The table of a collection: `lead-rules` → `lead_rules`. */
export const tableName = (collection: string) => sql.identifier(collection.replaceAll('-', '_'))
