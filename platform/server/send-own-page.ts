import type { Response } from 'express'
import type { Problem } from '#schemas/problem.ts'
import type { RenderedPage } from './pages/render-page.ts'
import { setHeaders } from './pages/set-headers.ts'
import { setRetryAfter } from './retry-after.ts'
import { pageHeaders } from './security-headers.ts'

export type OwnPage = Pick<RenderedPage, 'html' | 'styleHashes' | 'scriptHashes' | 'isTagged'>

/** A page that is this shopper's alone: what became of what they sent. */
export function sendOwnPage(res: Response, { html, ...security }: OwnPage, said?: Problem): void {
  setHeaders(res, [...pageHeaders({ ...security, framedBy: null }), 'Cache-Control', 'no-store'])
  if (said) setRetryAfter(res, said)
  res
    .status(said?.status ?? 200)
    .type('html')
    .send(html)
}
