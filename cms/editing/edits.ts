import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isSamePlace, type ValuePath } from '#schemas/page/list-changes.ts'
import { getDatabase } from '../outbox/write-event.ts'
import * as texts from './texts.ts'

interface Document {
  collection: string
  id: number
}

/** The last editor of a value, and the time. */
export interface Edit {
  documentId: number
  path: ValuePath
  by: { id: number; name: string }
  at: string
}

const rows = z.array(
  z.object({
    document_id: z.number(),
    path: z.string(),
    user_id: z.number(),
    name: z.string().nullable(),
    saved_at: z.string(),
  }),
)

export const pathKey = (path: ValuePath): string => path.join('/')

/** Records the editor of these values, in the transaction of the change. */
export async function recordEdits(
  req: PayloadRequest,
  { collection, id, paths }: Document & { paths: readonly ValuePath[] },
): Promise<void> {
  if (paths.length === 0 || !req.user) return
  const db = await getDatabase(req)
  const keys = [...new Set(paths.map(pathKey))]
  // By the clock that dates the documents: `listEdits` compares the two.
  const now = new Date().toISOString()
  await db.execute(sql`
    with forgotten as (delete from document_edits where saved_at < now() - interval '30 days')
    insert into document_edits (collection, document_id, path, user_id, saved_at)
    select ${collection}, ${id}, path, ${req.user.id}, ${now}::timestamptz from unnest(${sql.param(keys)}::text[]) as path
    on conflict (collection, document_id, path) do update set user_id = excluded.user_id, saved_at = excluded.saved_at
  `)
}

/** Edits of these documents, newest first; all, or since a moment. */
export async function listEdits(
  req: PayloadRequest,
  { collection, ids, since }: { collection: string; ids: readonly number[]; since?: Date },
): Promise<Edit[]> {
  const db = await getDatabase(req)
  const { rows: found } = await db.execute(sql`
    select document_id, path, user_id, users.name, to_json(saved_at)#>>'{}' as saved_at
    from document_edits left join users on users.id = user_id
    where collection = ${collection} and document_id = any(${sql.param([...ids])}::int[])
      and saved_at > ${(since ?? new Date(0)).toISOString()}
    order by saved_at desc
  `)
  return rows.parse(found).map((row) => ({
    documentId: row.document_id,
    path: row.path.split('/'),
    by: { id: row.user_id, name: row.name ?? texts.aFormerUser },
    at: new Date(row.saved_at).toISOString(),
  }))
}

/** The newest edit of a value, of a part of it, or of a value that contains it. */
export const findEdit = (edits: readonly Edit[], path: ValuePath): Edit | null =>
  edits.find((edit) => isSamePlace(edit.path, path)) ?? null

export async function forgetEdits(req: PayloadRequest, { collection, id }: Document): Promise<void> {
  const db = await getDatabase(req)
  for (const table of ['document_edits', 'document_presence'])
    await db.execute(sql`delete from ${sql.identifier(table)} where collection = ${collection} and document_id = ${id}`)
}
