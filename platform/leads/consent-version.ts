import { createHash } from 'node:crypto'

/** Equal wording has the same version, on any page. */
export const consentVersion = (wording: string): string =>
  createHash('sha256').update(wording).digest('hex').slice(0, 12)
