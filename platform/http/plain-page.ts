import type { ServerResponse } from 'node:http'
import type { Response } from 'express'
import type { Problem } from '#schemas/problem.ts'
import { escapeHtml } from '#schemas/lib/escape-html.ts'

type DisplayedProblem = Pick<Problem, 'title' | 'detail' | 'retryAfter'>

/** A failure as a standalone page without site, styles and scripts: the last resort, and the response to overload. */
export const plainPage = (failure: DisplayedProblem): string => drawPage(failure, '')

/** Asks again after `retryAfter` seconds, without a script. */
export const reloadingPage = (failure: DisplayedProblem): string =>
  drawPage(failure, `<meta http-equiv="refresh" content="${failure.retryAfter ?? 5}">`)

const drawPage = ({ title, detail }: DisplayedProblem, head: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${head}<title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(detail)}</p></main></body></html>`

export function sendPlainPage(res: Response, failure: Problem): void {
  res.status(failure.status).set('Cache-Control', 'no-store').type('html').send(plainPage(failure))
}

export function sendBusyPage(res: ServerResponse, failure: Problem, requestId: string): void {
  const body = plainPage(failure)
  res.writeHead(failure.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': '5',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
  })
  res.end(body)
}
