import type { CollectionBeforeChangeHook } from 'payload'

/** Stores the staff member of the last save. Writes by programs keep the name. */
export const stampEditor: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user?.collection === 'users' ? { ...data, edited_by: req.user.name || req.user.email } : data
