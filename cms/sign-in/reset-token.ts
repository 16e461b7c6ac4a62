import { createHash, randomBytes } from 'node:crypto'

export const makeResetToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of it: who reads a backup cannot reset a password. */
export const hashResetToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const resetMinutes = 60
