import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { listTenantIds } from '../../access/list-tenant-ids.ts'
import type { AuditAction } from '../../audit/audit-actions.ts'
import { readAuditSource, writeAuditOfPerson } from '../../audit/write-audit.ts'
import type { User } from '../../generated/payload-types.ts'
import { getDatabase } from '../../outbox/write-event.ts'
import { removeSecondFactor } from '../../second-factor/store.ts'
import { changedCredentials } from '../../sign-in/credentials.ts'
import { forgetEmailChanges } from '../../sign-in/email-changes.ts'
import * as texts from './texts.ts'

/** Records new users, and changes of their roles, sites or credentials. */
export const auditPeople: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req, context }) => {
  if (operation === 'create') await record(req, { action: 'person-added', person: doc, subject: describe(doc) })
  else {
    if (doc.role !== previousDoc.role || sitesOf(doc).join() !== sitesOf(previousDoc).join())
      await record(req, { action: 'role-changed', person: doc, before: previousDoc, subject: describe(doc) })
    // An unproven change is refused, and one by a mailed link has a record of its own.
    if (context.isProven === true) return doc
    if (passwordChanges.get(req)?.has(doc.id))
      await record(req, { action: 'password-changed', person: doc, subject: texts.ofEmail({ email: doc.email }) })
    if (doc.email !== previousDoc.email) {
      const subject = texts.fromBeforeToAfter({ before: previousDoc.email, after: doc.email })
      await record(req, { action: 'email-changed', person: doc, subject })
    }
  }
  return doc
}

/** Payload removes a new password from the data before the hooks that run after a change. */
export const notePasswordChange: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || !changedCredentials(data, { ...originalDoc }).includes('password'))
    return data
  passwordChanges.set(req, (passwordChanges.get(req) ?? new Set()).add(originalDoc.id))
  return data
}

const passwordChanges = new WeakMap<PayloadRequest, Set<number>>()

export const auditRemoval: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await removeSecondFactor(req, doc.id)
  await forgetEmailChanges(req, doc.id)
  await record(req, { action: 'deleted', person: doc, subject: describe(doc) })
}

const describe = ({ email, role }: User) => `${email}: ${role}`
const sitesOf = (person: User) => listTenantIds({ ...person, collection: 'users' }).toSorted((a, b) => a - b)

interface PersonChange {
  action: AuditAction
  person: User
  /** Administrators of a site that the user lost see the record too. */
  before?: User
  subject: string
}

async function record(req: PayloadRequest, { action, person, before, subject }: PersonChange): Promise<void> {
  const { user } = req
  if (user?.collection !== 'users' || typeof user.id !== 'number') return
  await writeAuditOfPerson(req, {
    action,
    tenants: await existing(req, [...new Set([...sitesOf(person), ...(before ? sitesOf(before) : [])])]),
    person: { id: user.id, email: user.email ?? '' },
    source: readAuditSource(req),
    subject,
    area: 'users',
    document: String(person.id),
  })
}

/** A deleted site removes its rows from its users first. */
async function existing(req: PayloadRequest, tenants: number[]): Promise<number[]> {
  const database = await getDatabase(req)
  const { rows } = await database.execute<{ id: number }>(sql`select id from tenants`)
  const known = new Set(rows.map(({ id }) => id))
  return tenants.filter((id) => known.has(id))
}
