import type { CollectionBeforeChangeHook } from 'payload'
import { refusal } from '../../refusal.ts'
import * as texts from './texts.ts'

/** The last platform administrator cannot give up the role, because only platform administrators can grant it. */
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
  throw refusal('users', [{ path: 'role', message: texts.thisIsTheLastPlatformAdministrator }])
}
