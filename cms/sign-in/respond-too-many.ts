import type { Work } from './solve-work.ts'
import * as texts from './texts.ts'

/** An error in the format of Payload's forms, with the wait in `Retry-After`. */
export function respondTooManyAttempts(seconds: number): Response {
  const message = texts.tooManyAttemptsWait({ wait: describeWait(seconds) })
  return Response.json(
    { errors: [{ name: 'TooManyTries', message }] },
    { status: 429, headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' } },
  )
}

/** Asks the browser to solve a task and to send the same attempt again with its answer. */
export const respondWorkNeeded = (work: Work): Response =>
  Response.json(
    { errors: [{ name: 'WorkNeeded', message: texts.thisSignInNeedsACheck }], work },
    { status: 429, headers: { 'Cache-Control': 'no-store' } },
  )

function describeWait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
