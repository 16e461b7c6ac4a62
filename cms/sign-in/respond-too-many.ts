import * as texts from './texts.ts'

/** An error in the format of Payload's forms, with the wait in `Retry-After`. */
export function respondTooManyAttempts(seconds: number): Response {
  const message = texts.tooManyAttemptsWait({ wait: describeWait(seconds) })
  return Response.json(
    { errors: [{ name: 'TooManyTries', message }] },
    { status: 429, headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' } },
  )
}

function describeWait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
