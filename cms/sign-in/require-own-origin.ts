import { APIError, type PayloadRequest } from 'payload'
import * as texts from './texts.ts'

/**
 * Rejects requests that a page of another origin makes the browser send. Without a session there is no SameSite cookie to protect them.
 * Clients other than browsers send no origin.
 */
export function requireOwnOrigin(req: Pick<PayloadRequest, 'headers' | 'payload'>): void {
  const origin = req.headers.get('origin')
  const site = req.headers.get('sec-fetch-site')
  const isOwn =
    origin === null ? [null, 'same-origin', 'none'].includes(site) : req.payload.config.csrf.includes(origin)
  if (!isOwn) throw new APIError(texts.thisRequestDidNotComeFromAdmin, 403, null, true)
}
