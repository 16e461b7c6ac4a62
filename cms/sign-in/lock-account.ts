import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook } from 'payload'
import { lockDocuments } from '../editing/lock-documents.ts'

/**
 * Payload begins, refreshes and ends a session by reading an account and writing all of it back (`addSessionToUser`, `refreshOperation`,
 * `logoutOperation`). Concurrent changes, such as another session or a changed role, would be lost. This hook locks the account before the
 * read.
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
