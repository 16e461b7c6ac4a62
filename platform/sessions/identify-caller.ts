import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { anonymousCaller, type Caller } from '../context/caller.ts'
import { findSession, rotateSession } from './session-tokens.ts'

export interface CallerParts {
  payload: Pick<Payload, 'secret'>
  pool: Pool
  tenantId: number
  now: Date
}

/** A browser's cookies; `token` is empty without a session. */
type Browser = Pick<Caller, 'address' | 'browser' | 'remember'> & { token: string }

/** The caller, signed in if the browser's token is valid. Without a token it makes no database query. */
export async function identifyCaller(
  { token, ...browser }: Browser,
  { payload, pool, tenantId, now }: CallerParts,
): Promise<Caller> {
  const caller: Caller = { ...anonymousCaller, ...browser }
  if (token === '') return caller
  const input = { pool, secret: payload.secret, token, now }
  const session = await findSession({ ...input, tenantId })
  if (!session) {
    // Ended elsewhere or expired: the cookie is cleared, and pages show the signed-out state again.
    caller.remember(null)
    return caller
  }
  const fresh = session.isOld ? await rotateSession(input) : null
  if (fresh !== null) caller.remember(fresh)
  return { ...caller, shopper: session.shopper, session: session.id }
}
