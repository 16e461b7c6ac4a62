import type { Response } from 'express'
import { type Problem, toProblemJson } from '#schemas/problem.ts'
import { requestHead } from './request-head.ts'
import { setRetryAfter } from './retry-after.ts'

/** RFC 9457; `instance` is the request's id. */
export function sendProblem(res: Response, failure: Problem): void {
  res.status(failure.status)
  res.setHeader('Cache-Control', 'no-store')
  setRetryAfter(res, failure)
  res.type('application/problem+json').send(JSON.stringify(toProblemJson(failure, requestHead(res.req).requestId)))
}
