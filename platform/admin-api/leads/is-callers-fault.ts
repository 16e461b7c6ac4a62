import { APIError, QueryError } from 'payload'

/**
 * Whether a list could not be read for what it was filtered by: a field that is not to be read, a text where a number is, an operator that its field has
 * no use for, a text that a JSON column cannot be searched for. Those are Payload's status 400, or PostgreSQL's classes 22 and 42.
 */
export function isCallersFault(error: unknown): boolean {
  if (error instanceof QueryError || (error instanceof APIError && error.status === 400)) return true
  const cause = error instanceof Error ? error.cause : null
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : null
  return typeof code === 'string' && /^(22|42)/.test(code)
}
