import type { CollectionAfterOperationHook } from 'payload'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { readId } from '../outbox/announce.ts'
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
 * Records lists of personal data that leave over REST or GraphQL, before they do. One document alone is no list, and the admin's own
 * screens read on the server.
 */
export const auditReads: CollectionAfterOperationHook = async ({ args, operation, result, collection, req }) => {
  const { user } = req
  if (operation !== 'find' || req.payloadAPI === 'local' || user?.collection !== 'users') return result
  // What our own code reads on the way does not leave.
  if ('overrideAccess' in args && args.overrideAccess === true) return result
  if (!('docs' in result) || result.docs.length < 2) return result
  const documents: unknown[] = result.docs
  const named = [...new Set(documents.map(readTenantId).filter((id) => id !== null))]
  await writeAuditOfPerson(req, {
    action: 'personal-data-read',
    // A caller can leave the site out of the answer.
    tenants: named.length > 0 ? named : listTenantIds(user),
    person: { id: typeof user.id === 'number' ? user.id : null, email: user.email ?? '' },
    source: readAuditSource(req),
    subject: texts.readOfTotal({ read: documents.length, total: result.totalDocs }),
    area: collection.slug,
  })
  return result
}

const readTenantId = (document: unknown): number | null =>
  typeof document === 'object' && document !== null && 'tenant' in document ? readId(document.tenant) : null
