import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { compressedFiles } from './compressed-files.ts'

test('the build writes each script compressed beside it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'forecourt-compressed-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'node_modules'))
  await writeFile(join(root, 'entry.js'), `console.log('${'a'.repeat(500)}')`)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [compressedFiles()],
    build: { outDir: 'out', rolldownOptions: { input: join(root, 'entry.js') } },
  })
  const assets = join(root, 'out/assets')
  const script = (await readdir(assets)).find((name) => name.endsWith('.js')) ?? ''
  const whole = await readFile(join(assets, script), 'utf8')
  expect(brotliDecompressSync(await readFile(join(assets, `${script}.br`))).toString()).toBe(whole)
  expect(gunzipSync(await readFile(join(assets, `${script}.gz`))).toString()).toBe(whole)
})
