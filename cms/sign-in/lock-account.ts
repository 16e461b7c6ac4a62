import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook } from 'payload'
import { lockDocuments } from '../editing/lock-documents.ts'

/**
 * Payload begins, prolongs and ends a session by reading an account and writing all of it (`addSessionToUser`, `refreshOperation`, `logoutOperation`):
 * what was stored in between would be undone, another browser's session or a changed role. The account is held before it is read.
 */
export const lockAccountAtRefresh: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'refresh' && typeof req.user?.id === 'number')
    await lockDocuments(req, { collection: 'users', ids: [req.user.id] })
  return args
}

/** Payload calls these hooks before it reads the account. */
export const lockAccountAtLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (typeof req.user?.id === 'number') await lockDocuments(req, { collection: 'users', ids: [req.user.id] })
}
