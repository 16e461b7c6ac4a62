import type { Response } from 'express'
import { type Problem, toProblemJson } from '#schemas/problem.ts'
import { headOf } from './request-head.ts'

/** RFC 9457; `instance` is the request's id. */
export function sendProblem(res: Response, failure: Problem): void {
  res.status(failure.status)
  res.setHeader('Cache-Control', 'no-store')
  const retryAfter = failure.retryAfter ?? (failure.status === 503 ? 5 : null)
  if (retryAfter !== null) res.setHeader('Retry-After', String(retryAfter))
  res.type('application/problem+json').send(JSON.stringify(toProblemJson(failure, headOf(res.req).requestId)))
}
