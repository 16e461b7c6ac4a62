import crypto, { type BinaryLike } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Derive = typeof crypto.pbkdf2

/**
 * Deriving the key of a password takes a fifth of a second by intent, and tests of accounts derive hundreds. Here a key takes a thousandth of the
 * iterations asked for, so that a test process agrees with itself alone: a server in another process knows none of its passwords.
 */
const pbkdf2 = crypto.pbkdf2
const cheapPbkdf2: Derive = (password: BinaryLike, salt: BinaryLike, iterations, ...rest) =>
  pbkdf2(password, salt, Math.ceil(iterations / 1_000), ...rest)

// The files of a worker share its modules, and each runs this again.
if (pbkdf2.name !== cheapPbkdf2.name) {
  crypto.pbkdf2 = cheapPbkdf2
  syncBuiltinESMExports()
}
