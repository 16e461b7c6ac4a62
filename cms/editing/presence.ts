import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { databaseOf } from '../outbox/write-event.ts'

interface OpenWindow {
  collection: string
  id: number
  window: string
}

/** A person who has a document open in another window; `isYou` in another window of their own. */
export interface Present {
  id: number
  name: string
  isYou: boolean
}

/** Windows say every 15 seconds that they are there; after two missed times they are not. */
const expires = sql`interval '40 seconds'`

export async function markPresent(req: PayloadRequest, { collection, id, window }: OpenWindow): Promise<void> {
  if (!req.user) return
  const db = await databaseOf(req)
  await db.execute(sql`
    with gone as (
      delete from document_presence where seen_at < now() - ${expires}
        and not (collection = ${collection} and document_id = ${id} and window_id = ${window})
    )
    insert into document_presence (collection, document_id, window_id, user_id, seen_at)
    values (${collection}, ${id}, ${window}, ${req.user.id}, now())
    on conflict (collection, document_id, window_id) do update set user_id = excluded.user_id, seen_at = excluded.seen_at
  `)
}

export async function removePresent(req: PayloadRequest, { collection, id, window }: OpenWindow): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    delete from document_presence
    where collection = ${collection} and document_id = ${id} and window_id = ${window} and user_id = ${req.user?.id ?? 0}
  `)
}

const rows = z.array(z.object({ user_id: z.number(), name: z.string().nullable() }))

/** Who else has the document open, each person once. */
export async function listPresent(req: PayloadRequest, { collection, id, window }: OpenWindow): Promise<Present[]> {
  const db = await databaseOf(req)
  const { rows: found } = await db.execute(sql`
    select distinct user_id, users.name from document_presence join users on users.id = user_id
    where collection = ${collection} and document_id = ${id} and window_id <> ${window} and seen_at > now() - ${expires}
    order by users.name
  `)
  return rows.parse(found).map(({ user_id, name }) => ({
    id: user_id,
    name: name ?? 'A colleague',
    isYou: user_id === req.user?.id,
  }))
}
