import type { CollectionAfterLoginHook, CollectionAfterLogoutHook } from 'payload'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { readAuditSource, writeAuditOfPerson } from '../audit/write-audit.ts'

/** Runs in the transaction that begins the session. Local API calls are our own code, not sign-ins. */
export const auditSignIn: CollectionAfterLoginHook = async ({ req, user, context }) => {
  if (context.signIn === undefined) return user
  const entry = { tenants: listTenantIds({ ...user, collection: 'users' }), person: { id: user.id, email: user.email } }
  const source = readAuditSource(req)
  await writeAuditOfPerson(req, { action: 'sign-in', ...entry, source })
  if (context.recoveryCodes !== undefined)
    await writeAuditOfPerson(req, { action: 'second-factor-added', ...entry, source })
  return user
}

export const auditSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  const { user } = req
  if (!user || typeof user.id !== 'number') return
  const person = { id: user.id, email: user.email ?? '' }
  await writeAuditOfPerson(req, {
    action: 'sign-out',
    tenants: listTenantIds(user),
    person,
    source: readAuditSource(req),
  })
}
