import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

/** Payload's own for a stored password (`auth/strategies/local/generatePasswordSaltHash.js`). */
const iterations = 600_000
const keyLength = 32

const derive = promisify(pbkdf2)

/** What looking at a password costs, for an account that does not exist: the time of the answer must not tell. */
export async function simulatePasswordCheck(password: string): Promise<void> {
  await derive(password, randomBytes(32).toString('hex'), iterations, keyLength, 'sha256')
}
