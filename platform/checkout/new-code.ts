import { randomBytes } from 'node:crypto'

/** How a shopper's browser names a payment: nobody guesses one. */
export const newCode = (): string => randomBytes(18).toString('base64url')
