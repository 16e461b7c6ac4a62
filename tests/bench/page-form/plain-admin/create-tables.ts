import { getPayload } from 'payload'
import config from './payload.config.ts'

/** Payload creates the tables of a database in development; run with `NODE_ENV=development`. */
await getPayload({ config })
process.exit()
