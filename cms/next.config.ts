import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const here = dirname(fileURLToPath(import.meta.url))

const config: NextConfig = {
  // The admin imports schemas and blocks from beside it.
  turbopack: { root: dirname(here) },
  outputFileTracingRoot: dirname(here),
  // `npm run verify` checks all types at once, with the native compiler that Next cannot load.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.json' },
  poweredByHeader: false,
  // One copy of Payload a process. Bundled, pages and API routes get one each, and the API takes a ValidationError of the other's for a bug:
  // the form then marks no field. withPayload does the same in development.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    '@payloadcms/graphql',
    'rate-limiter-flexible',
  ],
  // `documentLimits.formStateBytes`, which this file cannot import: Next compiles it alone. A form of 500 blocks is several megabytes; the default is one.
  experimental: { serverActions: { bodySizeLimit: '16mb' } },
  devIndicators: false,
}

export default withPayload(config)
