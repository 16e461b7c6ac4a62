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

/**
 * Reads all files of the folder once; `address` is the folder's, with a slash at its end. Files of unknown types are skipped. A build may have
 * compressed its files well, as `name.br` and `name.gz`; others are compressed here, so that it costs a start little.
 */
export async function loadAssets(dir: string, address: string): Promise<AssetStore> {
  const names = await readdir(dir, { recursive: true })
  const built = new Set(names)
  const known = names.filter((name) => extname(name) in types)
  const entries = await Promise.all(
    known.map(async (name) => {
      const asset = await loadAsset(join(dir, name), { isCompressed: built.has(`${name}.br`) })
      return [address + name.replaceAll('\\', '/'), asset] as const
    }),
  )
  const byAddress = new Map(entries)
  return { get: (target) => byAddress.get(target) }
}

async function loadAsset(path: string, { isCompressed }: { isCompressed: boolean }): Promise<PreparedPage> {
  const identity = await readFile(path)
  const contentType = types[extname(path)] ?? 'application/octet-stream'
  const isText = /text|json|svg/.test(contentType)
  const [br, gzipped] = isCompressed
    ? await Promise.all([readFile(`${path}.br`), readFile(`${path}.gz`)])
    : isText
      ? await Promise.all([brotli(identity, quickly), zip(identity)])
      : [identity, identity]
  return prepareBodies({ status: 200, contentType, headers }, { br, gzip: gzipped, identity })
}

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
