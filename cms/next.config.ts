import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const here = dirname(fileURLToPath(import.meta.url))

const config: NextConfig = {
  // The admin imports schemas and blocks from sibling folders.
  turbopack: { root: dirname(here) },
  outputFileTracingRoot: dirname(here),
  // `npm run verify` checks all types with the native compiler, which Next cannot load.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.json' },
  poweredByHeader: false,
  // One copy of Payload per process. Bundled, pages and API routes would each get one, and the API would treat the other's ValidationError
  // as a bug: the form would then mark no field. withPayload does the same in development.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    '@payloadcms/graphql',
    'rate-limiter-flexible',
  ],
  // `documentLimits.formStateBytes`, which this file cannot import, because Next compiles it alone. A form of 500 blocks has several
  // megabytes; the default limit is one.
  experimental: { serverActions: { bodySizeLimit: '16mb' } },
  devIndicators: false,
  // The optimiser would decode pictures outside of the queues. The admin uses none of it.
  images: { unoptimized: true },
}

const withHeaders = withPayload(config)

/** `platform/http/request-color-scheme.ts` requests the colour scheme before a page is drawn. Requested by the page, it would be drawn twice. */
const headers: NextConfig['headers'] = async () =>
  ((await withHeaders.headers?.()) ?? []).map((route) => ({
    ...route,
    headers: route.headers.filter(({ key }) => key !== 'Critical-CH'),
  }))

export default { ...withHeaders, headers }
