import { type AfterErrorHook, APIError } from 'payload'
import { problem } from '#schemas/problem.ts'
import { isOutage } from './is-outage.ts'

/** Payload hides what it does not know as "Something went wrong." with 500. That the database does not answer passes by itself, and people are told so. */
export const reportOutage: AfterErrorHook = ({ error }) => {
  // One of those says itself what happened, such as `CommitFailed`.
  if (error instanceof APIError || !isOutage(error)) return
  const { status, detail } = problem('temporarily-unavailable')
  return { status, response: { errors: [{ message: detail }] } }
}
