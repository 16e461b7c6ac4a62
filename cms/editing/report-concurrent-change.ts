import type { AfterErrorHook } from 'payload'

/**
 * What PostgreSQL refuses because somebody else's change came first: a deadlock, a transaction that cannot be ordered, a reference to a document that
 * was deleted meanwhile.
 */
const codes = new Set(['40P01', '40001', '23503'])

/** Payload answers 500 for these; nothing is wrong with the server, and the same request may succeed a moment later. */
export const reportConcurrentChange: AfterErrorHook = ({ error }) =>
  isConcurrentChange(error) ? { status: 409, response: { errors: [{ message: sentence }] } } : undefined

const sentence =
  'Someone else changed or deleted related data at the same moment. Nothing was saved. Reload the page and try again.'

const isConcurrentChange = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && codes.has(String(error.code))) || isConcurrentChange(error.cause))
