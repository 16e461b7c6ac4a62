import type { CollectionBeforeChangeHook } from 'payload'

/** A lead is answered when somebody takes it on for the first time. Spam is put aside, not answered. */
export const setAnsweredDate: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isTakenOn = data.status !== undefined && data.status !== 'new' && data.status !== 'spam'
  const isAnswered = Boolean(data.answered_at ?? originalDoc?.answered_at)
  if (operation === 'create' || !isTakenOn || isAnswered) return data
  return { ...data, answered_at: new Date().toISOString() }
}
