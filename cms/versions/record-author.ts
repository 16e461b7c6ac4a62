import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { getDatabase } from '../outbox/write-event.ts'
import type { Author } from './author.ts'
import { isMadeBySchedule } from './made-by-schedule.ts'
import { versionTable } from './version-table.ts'

/** Notes who made the version of this save, in its transaction. */
export const recordAuthor: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await addAuthor(req, { collection: collection.slug, document: Number(doc.id), author: findAuthor(req) })
  return doc
}

interface AuthorInput {
  collection: string
  document: number
  author: Author
}

/**
 * An autosave goes into the version of the autosave before it, which then has several authors. The document is locked by its save, so the
 * version with the highest id is the one of this save.
 */
export async function addAuthor(req: PayloadRequest, { collection, document, author }: AuthorInput): Promise<void> {
  const db = await getDatabase(req)
  const table = sql.identifier(versionTable(collection))
  const { kind, id } = author
  await db.execute(sql`
    update ${table} set saved_by = (
      select coalesce(jsonb_agg(known order by place), '[]'::jsonb)
      from jsonb_array_elements(coalesce(saved_by, '[]'::jsonb)) with ordinality as known_authors (known, place)
      where known->>'kind' <> ${kind} or known->>'id' is distinct from ${id === null ? null : String(id)}::text
    ) || ${JSON.stringify([author])}::jsonb
    where id = (select max(id) from ${table} where parent_id = ${document})
  `)
}

function findAuthor({ user }: PayloadRequest): Author {
  const kind = isMadeBySchedule() ? 'schedule' : user ? 'person' : 'system'
  return { kind, id: user?.id ?? null, name: user ? user.name || user.email : null }
}
