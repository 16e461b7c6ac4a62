import { type AfterErrorHook, APIError } from 'payload'
import { problem } from '#schemas/problem.ts'
import { isOutage } from './is-outage.ts'

/**
 * Payload answers unknown errors with "Something went wrong." and 500. A database outage is temporary, so the response is 503 with its own
 * message.
 */
export const reportOutage: AfterErrorHook = ({ error }) => {
  // `APIError`s such as `CommitFailed` have their own message.
  if (error instanceof APIError || !isOutage(error)) return
  const { status, detail } = problem('temporarily-unavailable')
  return { status, response: { errors: [{ message: detail }] } }
}
