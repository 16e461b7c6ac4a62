import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { keyedHash } from './keyed-hash.ts'
import { findSessionByToken, insertSession, replaceToken, type Session } from './store.ts'

/** Idle lifetime of a session in seconds. */
export const sessionLifetime = 30 * 86_400

export const newToken = (): string => randomBytes(32).toString('base64url')

const hashToken = (secret: string, token: string): string => keyedHash(secret, 'session', token)

interface Installation {
  pool: Pool
  secret: string
  now: Date
}

/** Signs a shopper in; returns the browser's token. Only its hash is stored. */
export async function openSession({
  pool,
  secret,
  tenantId,
  shopperId,
  now,
}: Installation & { tenantId: number; shopperId: number }): Promise<string> {
  const token = newToken()
  const tokenHash = hashToken(secret, token)
  await insertSession(pool, { tenantId, shopperId, tokenHash, lifetime: sessionLifetime, now })
  return token
}

/** The session of a token. A rotated token is valid for another minute, for requests in progress. */
export const findSession = ({
  pool,
  secret,
  tenantId,
  token,
  now,
}: Installation & { tenantId: number; token: string }): Promise<Session | null> =>
  findSessionByToken(pool, { tenantId, tokenHash: hashToken(secret, token), now })

/** Rotates a session's token and extends it; null if another request was first. */
export async function rotateSession({
  pool,
  secret,
  token,
  now,
}: Installation & { token: string }): Promise<string | null> {
  const fresh = newToken()
  const [tokenHash, freshHash] = [hashToken(secret, token), hashToken(secret, fresh)]
  return (await replaceToken(pool, { tokenHash, freshHash, lifetime: sessionLifetime, now })) ? fresh : null
}
