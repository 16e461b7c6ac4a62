import { type AfterErrorHook, APIError } from 'payload'
import { problem } from '#schemas/problem.ts'
import { isOutage } from './is-outage.ts'

/** Payload hides what it does not know as "Something went wrong." with 500. A database outage is temporary, so the response is 503 with its own message. */
export const reportOutage: AfterErrorHook = ({ error }) => {
  // One of those says itself what happened, such as `CommitFailed`.
  if (error instanceof APIError || !isOutage(error)) return
  const { status, detail } = problem('temporarily-unavailable')
  return { status, response: { errors: [{ message: detail }] } }
}
