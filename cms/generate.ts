import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'

process.env.FORECOURT_CONFIG_ONLY = 'true'
const { default: config } = await import('./payload.config.ts')
const sanitized = await config
await generateTypes(sanitized, { log: false })
await generateImportMap(sanitized, { log: false, force: true })
