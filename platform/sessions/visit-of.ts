import type { Request } from 'express'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { nobody, type Visit } from '../api/visit.ts'
import { askerAddress } from '../server/asker-address.ts'
import { findSession } from './find-session.ts'
import { rotateSession } from './rotate-session.ts'
import { keepToken, tokenOf } from './session-cookie.ts'

interface VisitParts {
  payload: Pick<Payload, 'secret'>
  pool: Pool
  tenantId: number
  now: Date
}

/** Who asks: signed in where the browser's cookie says so. A request without the cookie costs the database nothing. */
export async function visitOf(req: Request, { payload, pool, tenantId, now }: VisitParts): Promise<Visit> {
  const { res } = req
  const remember = (kept: string | null) => {
    if (res) keepToken(res, kept)
  }
  const visit: Visit = { ...nobody, address: askerAddress(req), remember }
  const token = tokenOf(req)
  if (token === '') return visit
  const asked = { pool, secret: payload.secret, token, now }
  const session = await findSession({ ...asked, tenantId })
  if (!session) return visit
  const fresh = session.isOld ? await rotateSession(asked) : null
  if (fresh !== null) remember(fresh)
  return { ...visit, shopper: session.shopper, session: session.id }
}
