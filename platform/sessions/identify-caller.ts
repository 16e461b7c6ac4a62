import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { anonymousCaller, type Caller } from '../context/caller.ts'
import { findSession } from './find-session.ts'
import { rotateSession } from './rotate-session.ts'

export interface CallerParts {
  payload: Pick<Payload, 'secret'>
  pool: Pool
  tenantId: number
  now: Date
}

/** What a browser brings along; `token` is empty where it has none. */
type Browser = Pick<Caller, 'address' | 'browser' | 'remember'> & { token: string }

/** Who asks: signed in where the browser's token says so. Without one, that costs the database nothing. */
export async function identifyCaller(
  { token, ...browser }: Browser,
  { payload, pool, tenantId, now }: CallerParts,
): Promise<Caller> {
  const caller: Caller = { ...anonymousCaller, ...browser }
  if (token === '') return caller
  const asked = { pool, secret: payload.secret, token, now }
  const session = await findSession({ ...asked, tenantId })
  if (!session) {
    // Ended elsewhere, or ran out: the browser forgets it, and its pages say again that nobody is signed in.
    caller.remember(null)
    return caller
  }
  const fresh = session.isOld ? await rotateSession(asked) : null
  if (fresh !== null) caller.remember(fresh)
  return { ...caller, shopper: session.shopper, session: session.id }
}
