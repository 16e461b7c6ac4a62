import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { keyedHash } from './keyed-hash.ts'

interface Opening {
  pool: Pool
  secret: string
  tenantId: number
  shopperId: number
  now: Date
}

/** Seconds for which a browser that does not come back stays signed in. */
export const sessionLifetime = 30 * 86_400

export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (secret: string, token: string): string => keyedHash(secret, 'session', token)

/** Signs a shopper in; returns the token that the browser keeps. Only its hash is stored. */
export async function openSession({ pool, secret, tenantId, shopperId, now }: Opening): Promise<string> {
  const token = newToken()
  await pool.query(
    `insert into shopper_sessions (tenant_id, shopper_id, token_hash, rotated_at, expires_at, created_at)
     values ($1, $2, $3, $4, $4::timestamptz + make_interval(secs => $5), $4)`,
    [tenantId, shopperId, hashToken(secret, token), now, sessionLifetime],
  )
  return token
}
