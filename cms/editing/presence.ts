import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { getDatabase } from '../outbox/write-event.ts'
import * as texts from './texts.ts'

interface OpenWindow {
  collection: string
  id: number
  window: string
}

/** A user who has a document open in another window. `isYou` marks another window of the same user. */
export interface PresentUser {
  id: number
  name: string
  isYou: boolean
}

/** Windows report every 15 seconds and expire after two missed reports. */
const expires = sql`interval '40 seconds'`

export async function markPresent(req: PayloadRequest, { collection, id, window }: OpenWindow): Promise<void> {
  if (!req.user) return
  const db = await getDatabase(req)
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
  const db = await getDatabase(req)
  await db.execute(sql`
    delete from document_presence
    where collection = ${collection} and document_id = ${id} and window_id = ${window} and user_id = ${req.user?.id ?? 0}
  `)
}

const rows = z.array(z.object({ user_id: z.number(), name: z.string().nullable() }))

/** Other users who have the document open, each once. */
export async function listPresent(req: PayloadRequest, { collection, id, window }: OpenWindow): Promise<PresentUser[]> {
  const db = await getDatabase(req)
  const { rows: found } = await db.execute(sql`
    select distinct user_id, users.name from document_presence join users on users.id = user_id
    where collection = ${collection} and document_id = ${id} and window_id <> ${window} and seen_at > now() - ${expires}
    order by users.name
  `)
  return rows.parse(found).map(({ user_id, name }) => ({
    id: user_id,
    name: name ?? texts.aColleague,
    isYou: user_id === req.user?.id,
  }))
}
