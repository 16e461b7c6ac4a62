import type { Response } from 'express'
import { negotiateEncoding } from '../page-cache/negotiate-encoding.ts'
import { preparePage } from '../page-cache/prepared-page.ts'
import { sendPage } from '../page-cache/send-page.ts'
import { requestHead } from './request-head.ts'
import { commonHeaders } from './security-headers.ts'

/** Compressed, with a strong ETag. Always revalidated, and never stored if it may be personal. */
export async function sendJson(res: Response, value: unknown): Promise<void> {
  const head = requestHead(res.req)
  const produced = {
    status: 200,
    body: JSON.stringify(value),
    contentType: 'application/json; charset=utf-8',
    headers: ['Cache-Control', res.req.headers.cookie ? 'private, no-store' : 'no-cache', ...commonHeaders],
  }
  const page = await preparePage(produced, [negotiateEncoding(head.acceptEncoding)])
  sendPage(res, { page, serving: 'miss', requestContext: head })
}
