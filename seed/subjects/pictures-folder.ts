import { join } from 'node:path'

/** The committed pictures of the demo. `npm run demo-pictures` draws them. */
export const picturesFolder = join(import.meta.dirname, '../pictures')
