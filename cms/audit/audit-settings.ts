import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { readId } from '../outbox/announce.ts'
import * as texts from './texts.ts'
import { readAuditSource, writeAudit } from './write-audit.ts'

/** Collections of a site whose documents are settings: where its leads and stock come from and go. */
const settingCollections: ReadonlySet<string> = new Set([
  'dealerships',
  'lead-destinations',
  'lead-rules',
  'stock-feeds',
  'websites',
])

export const holdsSettings = (slug: string): boolean => settingCollections.has(slug)

/**
 * Records which fields of a setting a person changes, never their values. Runs after the hooks that seal secrets, so that a new secret
 * counts as a change: hooks after the change do not see it.
 */
export const auditSettingsChange: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  collection,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const fields = changedFields(data, originalDoc)
  if (fields.length > 0)
    await record(req, {
      slug: collection.slug,
      doc: originalDoc,
      what: texts.changedNames({ names: fields.join(', ') }),
    })
  return data
}

export const auditNewSettings: CollectionAfterChangeHook = async ({ doc, operation, collection, req }) => {
  if (operation === 'create') await record(req, { slug: collection.slug, doc, what: texts.added })
  return doc
}

type Document = Record<string, unknown>

async function record(req: PayloadRequest, { slug, doc, what }: { slug: string; doc: Document; what: string }) {
  const { user } = req
  if (user?.collection !== 'users' || typeof user.id !== 'number') return
  await writeAudit(req, {
    action: 'settings-changed',
    tenantId: readId(slug === 'tenants' ? doc : doc.tenant),
    person: { id: user.id, email: user.email ?? '' },
    source: readAuditSource(req),
    subject: texts.titleWhat({ title: typeof doc.name === 'string' ? doc.name : String(doc.id), what }),
    area: slug,
    document: String(doc.id),
  })
}

const unrecorded: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'id', '_status'])

/** Names of fields, within groups as `config.search`. */
function changedFields(data: Document, before: Document, prefix = ''): string[] {
  return Object.keys(data)
    .filter((name) => !unrecorded.has(name) && serialise(data[name]) !== serialise(before[name]))
    .flatMap((name) => {
      const [after, old] = [data[name], before[name]]
      return prefix === '' && isGroup(after) && isGroup(old)
        ? changedFields(after, old, `${name}.`)
        : [`${prefix}${name}`]
    })
}

const isGroup = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Empty values are equal, and so are a document and its id. */
const serialise = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) => {
    if (part === undefined || part === '' || (Array.isArray(part) && part.length === 0)) return null
    return isGroup(part) && 'createdAt' in part ? part.id : dropEmpty(part)
  })

const dropEmpty = (part: unknown): unknown =>
  isGroup(part)
    ? Object.fromEntries(
        Object.entries(part)
          .filter(([, value]) => value !== null && value !== undefined && value !== '')
          .toSorted(([a], [b]) => a.localeCompare(b)),
      )
    : part
