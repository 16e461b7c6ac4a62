import type { Access, SanitizedConfig } from 'payload'
import { isPlatformAdmin } from './is-platform-admin.ts'

/** Payload lets every signed-in user read and remove all document locks, which reveal documents and users of every tenant. */
export const restrictLockAccess = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((collection) =>
    collection.slug === 'payload-locked-documents'
      ? { ...collection, access: { ...collection.access, create: own, read: own, update: own, delete: own } }
      : collection,
  ),
})

const own: Access = ({ req: { user } }) => {
  if (!user) return false
  return isPlatformAdmin(user) || { 'user.value': { equals: user.id } }
}
