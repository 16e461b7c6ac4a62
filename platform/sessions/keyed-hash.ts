import { createHmac } from 'node:crypto'

/** A hash that cannot be reversed without the installation's secret, even for six digits. `purpose` separates hashes of different data. */
export const keyedHash = (secret: string, purpose: string, ...parts: (string | number)[]): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')
