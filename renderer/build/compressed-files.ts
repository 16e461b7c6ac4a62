import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes the browser's scripts and styles in the best compression beside them. It takes seconds, which each start of the server would take. */
export const compressedFiles = (): Plugin => ({
  name: 'forecourt:compressed-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: async ({ dir = '' }, bundle) => {
    const texts = Object.keys(bundle).filter((name) => /^assets\/.*\.(?:js|css|json|svg)$/.test(name))
    await Promise.all(texts.map((name) => compress(join(dir, name))))
  },
})

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).then((br) => writeFile(`${path}.br`, br)),
    zip(content, { level: 9 }).then((gz) => writeFile(`${path}.gz`, gz)),
  ])
}
