import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..')

/** As that of our admin, so that both are built alike. */
const config: NextConfig = {
  turbopack: { root },
  outputFileTracingRoot: root,
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.json' },
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', '@payloadcms/graphql'],
  experimental: { serverActions: { bodySizeLimit: '16mb' } },
  devIndicators: false,
}

export default withPayload(config)
