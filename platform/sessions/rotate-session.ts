import type { Pool } from 'pg'
import { hashToken, newToken, sessionLifetime } from './open-session.ts'

interface Rotating {
  pool: Pool
  secret: string
  token: string
  now: Date
}

/** Gives a session another token and more time; null where another request was first. */
export async function rotateSession({ pool, secret, token, now }: Rotating): Promise<string | null> {
  const fresh = newToken()
  const { rowCount } = await pool.query(
    `update shopper_sessions set token_hash = $2, previous_hash = token_hash, rotated_at = $3,
       expires_at = $3::timestamptz + make_interval(secs => $4)
     where token_hash = $1`,
    [hashToken(secret, token), hashToken(secret, fresh), now, sessionLifetime],
  )
  return rowCount === 1 ? fresh : null
}
