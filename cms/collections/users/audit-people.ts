import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { listTenantIds } from '../../access/list-tenant-ids.ts'
import type { AuditAction } from '../../audit/audit-actions.ts'
import { readAuditSource, writeAuditOfPerson } from '../../audit/write-audit.ts'
import type { User } from '../../generated/payload-types.ts'
import { getDatabase } from '../../outbox/write-event.ts'
import { removeSecondFactor } from '../../second-factor/store.ts'
import * as texts from './texts.ts'

/** Records new users, and changes of their roles, sites or password. */
export const auditPeople: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req, data }) => {
  if (operation === 'create') await record(req, { action: 'person-added', person: doc, subject: describe(doc) })
  else {
    if (doc.role !== previousDoc.role || sitesOf(doc).join() !== sitesOf(previousDoc).join())
      await record(req, { action: 'role-changed', person: doc, before: previousDoc, subject: describe(doc) })
    if (typeof data.password === 'string' && data.password !== '')
      await record(req, { action: 'password-changed', person: doc, subject: texts.ofEmail({ email: doc.email }) })
  }
  return doc
}

export const auditRemoval: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await removeSecondFactor(req, doc.id)
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
