import type { Response } from 'express'

/** Names and values alternate. */
export function setHeaders(res: Response, headers: string[]): void {
  for (let at = 0; at < headers.length; at += 2) res.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
}
