import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type PreparedPage, prepareBodies } from '../page-cache/prepared-page.ts'
import { commonHeaders } from '../http/security-headers.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The renderer's client files with their best compression, in memory by URL. */
export interface AssetStore {
  get: (target: string) => PreparedPage | undefined
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
}

/** File names contain a content hash, so browsers need not revalidate. */
const headers = ['Cache-Control', 'public, max-age=31536000, immutable', ...commonHeaders]

/** Reads all of `<clientDir>/assets` once. Files of unknown types are skipped. */
export async function loadAssets(clientDir: string): Promise<AssetStore> {
  const dir = join(clientDir, 'assets')
  const names = await readdir(dir, { recursive: true })
  const known = names.filter((name) => extname(name) in types)
  const entries = await Promise.all(known.map(async (name) => [getAddress(name), await loadAsset(dir, name)] as const))
  const byAddress = new Map(entries)
  return { get: (target) => byAddress.get(target) }
}

const getAddress = (name: string) => `/assets/${name.replaceAll('\\', '/')}`

async function loadAsset(dir: string, name: string): Promise<PreparedPage> {
  const identity = await readFile(join(dir, name))
  const contentType = types[extname(name)] ?? 'application/octet-stream'
  const isText = /text|json|svg/.test(contentType)
  const [br, gzipped] = isText
    ? await Promise.all([
        brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        zip(identity, { level: 9 }),
      ])
    : [identity, identity]
  return prepareBodies({ status: 200, contentType, headers }, { br, gzip: gzipped, identity })
}
