import type { Response } from 'express'
import type { Problem } from '#schemas/problem.ts'
import { plainPage } from './plain-page.ts'
import { sendProblem } from './send-problem.ts'

/** A failure in the caller's own language: a page for a person's browser, a problem for a program. */
export function sendFailure(res: Response, failure: Problem): void {
  const { req } = res
  if (req.originalUrl.startsWith('/api/') || req.accepts(['json', 'html']) !== 'html') return sendProblem(res, failure)
  res.status(failure.status).set('Cache-Control', 'no-store').type('html').send(plainPage(failure))
}
