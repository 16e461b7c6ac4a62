import type { CollectionBeforeChangeHook } from 'payload'

/** Who of the staff saved the vehicle last, for its history. What programs write keeps the name. */
export const stampEditor: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user?.collection === 'users' ? { ...data, edited_by: req.user.name || req.user.email } : data
