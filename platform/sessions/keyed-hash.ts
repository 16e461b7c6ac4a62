import { createHmac } from 'node:crypto'

/** What cannot be guessed back without the installation's secret, even of six digits. `purpose` keeps hashes of different things apart. */
export const keyedHash = (secret: string, purpose: string, ...parts: (string | number)[]): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')
