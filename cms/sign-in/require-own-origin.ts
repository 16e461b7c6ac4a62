import { APIError, type PayloadRequest } from 'payload'

/**
 * Refuses what a page of another origin has its reader's browser send: without a session there is no cookie that would be withheld. Clients
 * that are no browsers name no origin.
 */
export function requireOwnOrigin(req: Pick<PayloadRequest, 'headers' | 'payload'>): void {
  const origin = req.headers.get('origin')
  const site = req.headers.get('sec-fetch-site')
  const isOwn =
    origin === null ? [null, 'same-origin', 'none'].includes(site) : req.payload.config.csrf.includes(origin)
  if (!isOwn)
    throw new APIError('This request did not come from the admin. Open the admin and sign in there.', 403, null, true)
}
