import type { Response } from 'express'
import { preparePage } from '../page-cache/prepared-page.ts'
import { sendPage } from '../page-cache/send-page.ts'
import { requestHead } from './request-head.ts'
import { commonHeaders } from './security-headers.ts'

/** Compressed and with a strong ETag, as pages are; never kept by anybody without asking again, and by nobody at all where it may be a shopper's own. */
export async function sendJson(res: Response, value: unknown): Promise<void> {
  const page = await preparePage({
    status: 200,
    body: JSON.stringify(value),
    contentType: 'application/json; charset=utf-8',
    headers: ['Cache-Control', res.req.headers.cookie ? 'private, no-store' : 'no-cache', ...commonHeaders],
  })
  sendPage(res, { page, serving: 'miss', asked: requestHead(res.req) })
}
