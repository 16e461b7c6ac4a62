import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../outbox/write-event.ts'

interface Documents {
  collection: string
  ids: readonly number[]
}

/**
 * Holds documents until the transaction ends: Payload reads a document, changes what it read and writes all of it, so a second save must wait until
 * the first is stored. In the order of their ids, so that two bulk saves do not wait for each other. As strong as an update's own lock.
 */
export async function lockDocuments(req: PayloadRequest, { collection, ids }: Documents): Promise<void> {
  if (ids.length === 0) return
  const db = await databaseOf(req)
  await db.execute(
    sql`select id from ${tableName(collection)} where id = any(${sql.param([...ids])}::int[]) order by id for no key update`,
  )
}

/** The table of a collection: `lead-rules` → `lead_rules`. */
export const tableName = (collection: string) => sql.identifier(collection.replaceAll('-', '_'))
