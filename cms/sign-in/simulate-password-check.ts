import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

/** Payload's iterations for a stored password (`auth/strategies/local/generatePasswordSaltHash.js`). */
const iterations = 600_000
const keyLength = 32

const derive = promisify(pbkdf2)

/** Takes the time of a password check for an account that does not exist, so that the response time does not reveal it. */
export async function simulatePasswordCheck(password: string): Promise<void> {
  await derive(password, randomBytes(32).toString('hex'), iterations, keyLength, 'sha256')
}
