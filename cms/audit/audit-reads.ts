import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { readId } from '../outbox/announce.ts'
import { getDatabase } from '../outbox/write-event.ts'
import * as texts from './texts.ts'
import { readAuditSource, writeAuditOfPerson } from './write-audit.ts'

/** Collections with data of shoppers. */
const personalCollections: ReadonlySet<string> = new Set([
  'leads',
  'lead-deliveries',
  'bookings',
  'consents',
  'messages',
  'payments',
  'price-alerts',
  'prizes-won',
  'reservations',
  'saved-searches',
  'shoppers',
  'valuations',
  'watchlist-entries',
])

export const holdsPersonalData = (slug: string): boolean => personalCollections.has(slug)

/**
 * Operations that answer with stored documents, as a change that changes nothing does too. A change of many reads them by `find` first
 * (`editing/bulk-operation.ts`).
 */
const reads: ReadonlySet<string> = new Set(['find', 'findByID', 'updateByID'])

/**
 * Records personal data that leaves over REST or GraphQL, before it does: each list, and documents that are read or saved one by one once there are
 * 100, 1,000 of them within an hour. The admin's own screens read on the server.
 */
export const auditReads: CollectionAfterOperationHook = async ({ args, operation, result, collection, req }) => {
  const { user } = req
  if (!reads.has(operation) || req.payloadAPI === 'local' || user?.collection !== 'users') return result
  // What our own code reads on the way does not leave.
  if (('overrideAccess' in args && args.overrideAccess === true) || typeof user.id !== 'number') return result
  const { documents, total } = describeAnswer(result)
  if (documents.length === 0) return result
  const isList = documents.length > 1 || total > 1
  const single = isList ? 0 : await countSingle(req, `${collection.slug}:${user.id}`)
  if (!isList && !isRecorded(single)) return result
  const named = [...new Set(documents.map(readTenantId).filter((id) => id !== null))]
  await writeAuditOfPerson(req, {
    action: 'personal-data-read',
    // A caller can leave the site out of the answer.
    tenants: named.length > 0 ? named : listTenantIds(user),
    person: { id: user.id, email: user.email ?? '' },
    source: readAuditSource(req),
    subject: isList ? texts.readOfTotal({ read: documents.length, total }) : texts.singleRecords({ single }),
    area: collection.slug,
  })
  return result
}

function describeAnswer(result: unknown): { documents: unknown[]; total: number } {
  if (typeof result !== 'object' || result === null) return { documents: [], total: 0 }
  const documents: unknown[] = 'docs' in result && Array.isArray(result.docs) ? result.docs : [result]
  const total = 'totalDocs' in result && typeof result.totalDocs === 'number' ? result.totalDocs : documents.length
  return { documents, total }
}

/** 100, 1,000 and so on: sales staff save some dozen leads in an hour, and a save reads what it changes. */
const isRecorded = (count: number): boolean => /^10{2,}$/.test(String(count))

const hour = 60 * 60_000

/** The number of single records that a person read of a collection in this hour, in the table of request counters. */
async function countSingle(req: PayloadRequest, name: string): Promise<number> {
  const database = await getDatabase(req)
  const now = Date.now()
  const { rows } = await database.execute<{ points: number }>(sql`
    insert into request_limits as counted (key, points, expire) values (${`single-reads:${name}`}, 1, ${now + hour})
    on conflict (key) do update set
      points = case when counted.expire < ${now} then 1 else counted.points + 1 end,
      expire = case when counted.expire < ${now} then excluded.expire else counted.expire end
    returning points
  `)
  return rows[0]?.points ?? 0
}

const readTenantId = (document: unknown): number | null =>
  typeof document === 'object' && document !== null && 'tenant' in document ? readId(document.tenant) : null
