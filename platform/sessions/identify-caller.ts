import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { nobody, type Visit } from '../context/caller.ts'
import { findSession } from './find-session.ts'
import { rotateSession } from './rotate-session.ts'

export interface VisitParts {
  payload: Pick<Payload, 'secret'>
  pool: Pool
  tenantId: number
  now: Date
}

/** What a browser brings along; `token` is empty where it has none. */
type Browser = Pick<Visit, 'address' | 'browser' | 'remember'> & { token: string }

/** Who asks: signed in where the browser's token says so. Without one, that costs the database nothing. */
export async function visitWith(
  { token, ...browser }: Browser,
  { payload, pool, tenantId, now }: VisitParts,
): Promise<Visit> {
  const visit: Visit = { ...nobody, ...browser }
  if (token === '') return visit
  const asked = { pool, secret: payload.secret, token, now }
  const session = await findSession({ ...asked, tenantId })
  if (!session) {
    // Ended elsewhere, or ran out: the browser forgets it, and its pages say again that nobody is signed in.
    visit.remember(null)
    return visit
  }
  const fresh = session.isOld ? await rotateSession(asked) : null
  if (fresh !== null) visit.remember(fresh)
  return { ...visit, shopper: session.shopper, session: session.id }
}
