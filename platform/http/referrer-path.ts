import type { Request } from 'express'
import { insidePath } from '#schemas/page/inside-path.ts'
import { requestHead } from './request-head.ts'

/** The referring page with its query if it belongs to this site; else the home page. */
export function referrerPath(req: Request): string {
  const { referer = '' } = req.headers
  if (!URL.canParse(referer)) return '/'
  const { host, pathname, search } = new URL(referer)
  return host === requestHead(req).host.toLowerCase() ? insidePath(pathname + search, '/') : '/'
}
