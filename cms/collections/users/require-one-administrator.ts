import type { CollectionBeforeChangeHook } from 'payload'
import { refusal } from '../../refusal.ts'

/** The last platform administrator cannot give up the role, since nobody could add another one. */
export const requireOneAdministrator: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const stepsDown =
    operation === 'update' &&
    originalDoc?.role === 'platform-admin' &&
    data.role !== undefined &&
    data.role !== 'platform-admin'
  if (!stepsDown) return data
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    req,
    overrideAccess: true,
    where: { role: { equals: 'platform-admin' }, id: { not_equals: originalDoc.id } },
  })
  if (totalDocs > 0) return data
  throw refusal('users', [{ path: 'role', message: 'This is the last platform administrator. Add another one first.' }])
}
