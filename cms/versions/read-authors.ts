import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { getDatabase } from '../outbox/write-event.ts'
import { author, type Author } from './author.ts'
import { versionTable } from './version-table.ts'

const rows = z.array(z.object({ id: z.coerce.number(), saved_by: z.array(author).nullable() }))

/** The authors of versions, by the id of the version; none for a version of an earlier release. The caller has checked who may read them. */
export async function readAuthors(
  req: PayloadRequest,
  { collection, ids }: { collection: string; ids: readonly number[] },
): Promise<ReadonlyMap<number, Author[]>> {
  const db = await getDatabase(req)
  const { rows: found } = await db.execute(
    sql`select id, saved_by from ${sql.identifier(versionTable(collection))} where id = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(rows.parse(found).map(({ id, saved_by }) => [id, saved_by ?? []]))
}
