/** How Payload's forms read an error, with the wait in `Retry-After`. */
export function respondTooManyAttempts(seconds: number): Response {
  const message = `Too many attempts. Wait ${describeWait(seconds)}, then try again.`
  return Response.json(
    { errors: [{ name: 'TooManyTries', message }] },
    { status: 429, headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' } },
  )
}

function describeWait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
