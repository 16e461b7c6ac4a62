import type { Response } from 'express'
import type { Problem } from '#schemas/problem.ts'

/** Sets `Retry-After` if the wait is known. */
export function setRetryAfter(res: Response, { status, retryAfter }: Problem): void {
  const seconds = retryAfter ?? (status === 503 ? 5 : null)
  if (seconds !== null) res.setHeader('Retry-After', String(seconds))
}
