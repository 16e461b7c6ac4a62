import { APIError, QueryError } from 'payload'

/**
 * Whether a list failed because of its filter: an unreadable field, a text for a number, an operator that the field does not support, or a
 * text search in a JSON column. These are Payload's status 400, or PostgreSQL's classes 22 and 42.
 */
export function isCallersFault(error: unknown): boolean {
  if (error instanceof QueryError || (error instanceof APIError && error.status === 400)) return true
  const cause = error instanceof Error ? error.cause : null
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : null
  return typeof code === 'string' && /^(22|42)/.test(code)
}
