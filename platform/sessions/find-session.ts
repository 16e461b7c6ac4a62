import type { Pool } from 'pg'
import { type Shopper, shopper } from '#schemas/shopper/shopper.ts'
import { hashToken } from './open-session.ts'

interface Asked {
  pool: Pool
  secret: string
  tenantId: number
  token: string
  now: Date
}

export interface Session {
  id: number
  shopper: Shopper
  /** Whether the token has been about for so long that the browser is to get another. */
  isOld: boolean
}

/** Anyone who holds a token of this site. One that was rotated counts for a minute more, for the requests that were under way. */
export async function findSession({ pool, secret, tenantId, token, now }: Asked): Promise<Session | null> {
  const { rows } = await pool.query<{ session: string; isOld: boolean }>(
    `select session.id as session, session.token_hash = $2 and session.rotated_at < $3::timestamptz - interval '1 day' as "isOld",
       shoppers.id, coalesce(shoppers.name, '') as name, coalesce(last_name, '') as last_name, phone, email,
       coalesce(postcode, '') as postcode
     from shopper_sessions session join shoppers on shoppers.id = session.shopper_id and shoppers.tenant_id = session.tenant_id
     where session.tenant_id = $1 and session.expires_at > $3
       and (session.token_hash = $2 or (session.previous_hash = $2 and session.rotated_at > $3::timestamptz - interval '1 minute'))`,
    [tenantId, hashToken(secret, token), now],
  )
  const [row] = rows
  return row ? { id: Number(row.session), shopper: shopper.parse(row), isOld: row.isOld } : null
}
