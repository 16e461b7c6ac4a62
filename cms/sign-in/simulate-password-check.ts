import { randomBytes } from 'node:crypto'
import { deriveKey } from './derive-key.ts'

/** Takes the time of a password check for an account that does not exist, so that the response time does not reveal it. */
export async function simulatePasswordCheck(password: string): Promise<void> {
  // As Payload derives the key of a stored password (`auth/strategies/local/generatePasswordSaltHash.js`).
  await deriveKey({ password, salt: randomBytes(32).toString('hex'), iterations: 600_000, length: 32, isKnown: false })
}
