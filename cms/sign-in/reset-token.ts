import { createHash, randomBytes } from 'node:crypto'

export const makeResetToken = (): string => randomBytes(32).toString('base64url')

/** The database stores only the hash, so a backup cannot be used to reset a password. */
export const hashResetToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const resetMinutes = 60
