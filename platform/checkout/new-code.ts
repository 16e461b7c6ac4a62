import { randomBytes } from 'node:crypto'

/** An unguessable code that identifies a payment to the shopper's browser. */
export const newCode = (): string => randomBytes(18).toString('base64url')
