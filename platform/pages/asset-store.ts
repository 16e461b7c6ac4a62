import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type PreparedPage, prepareBodies } from '../page-cache/prepared-page.ts'
import { commonHeaders } from '../http/security-headers.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Built files, compressed, in memory by URL. */
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

/** Levels of compression: of the sites' few files the best, of the admin's many what costs a start little. */
const levels = { best: { brotli: 11, gzip: 9 }, quick: { brotli: 5, gzip: 6 } }

type Effort = keyof typeof levels

/** Reads all files of the folder once; `address` is the folder's, with a slash at its end. Files of unknown types are skipped. */
export async function loadAssets(dir: string, address: string, effort: Effort): Promise<AssetStore> {
  const names = await readdir(dir, { recursive: true })
  const known = names.filter((name) => extname(name) in types)
  const entries = await Promise.all(
    known.map(
      async (name) => [address + name.replaceAll('\\', '/'), await loadAsset(join(dir, name), effort)] as const,
    ),
  )
  const byAddress = new Map(entries)
  return { get: (target) => byAddress.get(target) }
}

async function loadAsset(path: string, effort: Effort): Promise<PreparedPage> {
  const identity = await readFile(path)
  const contentType = types[extname(path)] ?? 'application/octet-stream'
  const isText = /text|json|svg/.test(contentType)
  const level = levels[effort]
  const [br, gzipped] = isText
    ? await Promise.all([
        brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: level.brotli } }),
        zip(identity, { level: level.gzip }),
      ])
    : [identity, identity]
  return prepareBodies({ status: 200, contentType, headers }, { br, gzip: gzipped, identity })
}
