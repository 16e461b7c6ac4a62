import type { Response } from 'express'
import type { Problem } from '#schemas/problem.ts'
import { sendPlainPage } from './plain-page.ts'
import { sendProblem } from './send-problem.ts'

/** Answers a failure by content negotiation: a page for a browser, a problem for a program. */
export function sendFailure(res: Response, failure: Problem): void {
  const { req } = res
  if (req.originalUrl.startsWith('/api/') || req.accepts(['json', 'html']) !== 'html') return sendProblem(res, failure)
  sendPlainPage(res, failure)
}
