import { createHash } from 'node:crypto'

/** The same words are the same version, on whichever page they stand. */
export const consentVersion = (wording: string): string =>
  createHash('sha256').update(wording).digest('hex').slice(0, 12)
