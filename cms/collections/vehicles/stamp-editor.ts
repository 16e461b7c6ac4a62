import type { CollectionBeforeChangeHook } from 'payload'

/** Stores which staff member saved the vehicle last. Writes by programs keep the name. */
export const stampEditor: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user?.collection === 'users' ? { ...data, edited_by: req.user.name || req.user.email } : data
