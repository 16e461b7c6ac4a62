import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { getDatabase } from '../outbox/write-event.ts'

/** A document that will be published or unpublished. */
export interface PlannedChange {
  /** Id of the job. */
  id: number
  document: number
  kind: 'publish' | 'unpublish'
  at: string
}

const rows = z.array(
  z.object({
    id: z.coerce.number(),
    document: z.coerce.number(),
    kind: z.enum(['publish', 'unpublish']),
    at: z.string(),
  }),
)

interface PlannedChangeQuery {
  collection: string
  /** One document; all of the tenants if undefined. */
  document?: number
  /** Null for all tenants. */
  tenants: readonly number[] | null
}

/** Most changes that a list names. */
const most = 50

/** Planned changes that have not happened or failed, the next one first. They are Payload's own jobs. */
export async function listPlannedChanges(req: PayloadRequest, query: PlannedChangeQuery): Promise<PlannedChange[]> {
  const { collection, document, tenants } = query
  const db = await getDatabase(req)
  const { rows: found } = await db.execute(sql`
    select jobs.id, documents.id as document, jobs.input->>'type' as kind, to_json(jobs.wait_until)#>>'{}' as at
    from payload_jobs as jobs
    join ${sql.identifier(collection.replaceAll('-', '_'))} as documents
      on documents.id = (jobs.input->'doc'->>'value')::int
    where jobs.task_slug = 'schedulePublish' and jobs.completed_at is null and jobs.has_error is not true
      and jobs.input->'doc'->>'relationTo' = ${collection}
      ${document === undefined ? sql`` : sql`and documents.id = ${document}`}
      ${tenants === null ? sql`` : sql`and documents.tenant_id = any(${sql.param([...tenants])}::int[])`}
    order by jobs.wait_until limit ${most}
  `)
  return rows.parse(found).map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

interface Plan {
  collection: CollectionSlug
  document: number
  kind: PlannedChange['kind']
  at: Date
}

/** Plans a change. It will be made with the rights that its author has then. */
export async function planChange(req: PayloadRequest, { collection, document, kind, at }: Plan): Promise<void> {
  const { payload, user } = req
  await payload.db.create({
    collection: 'payload-jobs',
    req,
    data: {
      taskSlug: 'schedulePublish',
      queue: 'default',
      waitUntil: at.toISOString(),
      input: {
        type: kind,
        doc: { relationTo: collection, value: String(document) },
        ...(user ? { user: { relationTo: user.collection, value: user.id } } : {}),
      },
    },
  })
}

/** False if the change is not planned for that document any more. */
export async function cancelChange(
  req: PayloadRequest,
  { collection, document, id }: { collection: string; document: number; id: number },
): Promise<boolean> {
  const db = await getDatabase(req)
  const { rows: gone } = await db.execute(sql`
    delete from payload_jobs
    where id = ${id} and task_slug = 'schedulePublish' and completed_at is null and processing is not true
      and input->'doc'->>'relationTo' = ${collection} and input->'doc'->>'value' = ${String(document)}
    returning id
  `)
  return gone.length > 0
}
