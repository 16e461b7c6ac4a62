import type { Response } from 'express'
import type { Problem } from '#schemas/problem.ts'
import type { RenderedPage } from './render-page.ts'
import { setHeaders } from '../http/set-headers.ts'
import { setRetryAfter } from '../http/retry-after.ts'
import { pageHeaders } from '../http/security-headers.ts'

export type OwnPage = Pick<RenderedPage, 'html' | 'styleHashes' | 'scriptHashes' | 'isTagged'>

/** A page with a shopper's own result, which is never cached. */
export function sendOwnPage(res: Response, { html, ...security }: OwnPage, problem?: Problem): void {
  setHeaders(res, [...pageHeaders({ ...security, framedBy: null }), 'Cache-Control', 'no-store'])
  if (problem) setRetryAfter(res, problem)
  res
    .status(problem?.status ?? 200)
    .type('html')
    .send(html)
}
