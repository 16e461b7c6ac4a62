import type { CollectionBeforeChangeHook } from 'payload'

/** Sets the answered date when staff first change the status from new. Marking spam does not count as an answer. */
export const setAnsweredDate: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isTakenOn = data.status !== undefined && data.status !== 'new' && data.status !== 'spam'
  const isAnswered = Boolean(data.answered_at ?? originalDoc?.answered_at)
  if (operation === 'create' || !isTakenOn || isAnswered) return data
  return { ...data, answered_at: new Date().toISOString() }
}
