import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { loadAssets } from './asset-store.ts'

const script = 'export const answer = 42\n'.repeat(50)

async function aBuild(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-assets-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await mkdir(join(dir, 'chunks'))
  await writeFile(join(dir, 'chunks', 'a1.js'), script)
  await writeFile(join(dir, 'a1.js.map'), '{}')
  return dir
}

test('a built file is answered from memory by its address in each encoding', async () => {
  const assets = await loadAssets(await aBuild(), '/_next/static/')
  const variants = assets.get('/_next/static/chunks/a1.js')?.variants
  expect(variants?.identity.body.toString()).toBe(script)
  expect(brotliDecompressSync(variants?.br.body ?? '').toString()).toBe(script)
  expect(gunzipSync(variants?.gzip.body ?? '').toString()).toBe(script)
  expect(variants?.br.whole.hit).toContain('public, max-age=31536000, immutable')
})

test('what the build has compressed is sent as it is', async () => {
  const dir = await aBuild()
  await writeFile(join(dir, 'chunks', 'a1.js.br'), 'well compressed')
  await writeFile(join(dir, 'chunks', 'a1.js.gz'), 'well zipped')
  const variants = (await loadAssets(dir, '/assets/')).get('/assets/chunks/a1.js')?.variants
  expect([variants?.br.body.toString(), variants?.gzip.body.toString()]).toEqual(['well compressed', 'well zipped'])
})

test('a file of an unknown type has no address', async () => {
  expect((await loadAssets(await aBuild(), '/assets/')).get('/assets/a1.js.map')).toBeUndefined()
})
