import { timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { deriveKey } from './derive-key.ts'

/** Prefix of Payload's hashes (`auth/strategies/local/generatePasswordSaltHash.js`); hashes of older versions have none. */
const mark = 'pbkdf2-sha256-v1:'

interface PasswordAttempt {
  email: string
  password: string
  isKnown: boolean
}

/** Verifies the password of an account. Payload exports no such check, and its sign-in locks the account and would wait for a running save. */
export async function isPasswordRight(
  payload: Payload,
  { email, password, isKnown }: PasswordAttempt,
): Promise<boolean> {
  const { rows } = await payload.db.pool.query<{ hash: string | null; salt: string | null }>(
    'select hash, salt from users where email = $1',
    [email],
  )
  const { hash, salt } = rows[0] ?? {}
  if (!hash || !salt) return false
  const [stored, iterations, length] = hash.startsWith(mark)
    ? [hash.slice(mark.length), 600_000, 32]
    : [hash, 25_000, 512]
  const expected = Buffer.from(stored, 'hex')
  const given = await deriveKey({ password, salt, iterations, length, isKnown })
  return expected.length === given.length && timingSafeEqual(expected, given)
}
