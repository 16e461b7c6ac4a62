import { RootPage } from '@payloadcms/next/views'
import { importMap } from '../../../../import-map.ts'
import config from '../../../../payload.config.ts'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export default function Page({ params, searchParams }: Args) {
  return RootPage({ config, params, searchParams, importMap })
}
