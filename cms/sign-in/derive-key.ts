import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { runInTurn } from '../run-in-turn.ts'

const derive = promisify(pbkdf2)

interface Key {
  password: string
  salt: string
  iterations: number
  length: number
  /** Whether the person is signed in, or their browser signed in to this account before. */
  isKnown: boolean
}

/**
 * Derives the key of a password, one at a time in this process. Each takes a fifth of a second of a core and one of the four threads that also read
 * files and compress pages, so that many sign-ins at once would stop all sites. Those that are known wait for one another only, not for strangers.
 */
export const deriveKey = ({ password, salt, iterations, length, isKnown }: Key): Promise<Buffer> =>
  runInTurn(isKnown ? 'passwords' : 'passwords of strangers', () =>
    derive(password, salt, iterations, length, 'sha256'),
  )
