import { access, cp, mkdir, mkdtemp, readFile, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type BuildCache, openBuildCache } from './build-cache.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-cache-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function aCache(options: { limit?: number } = {}): Promise<BuildCache> {
  const cache = openBuildCache({ env: { XDG_CACHE_HOME: await aFolder() }, ...options })
  if (!cache) throw new Error('The cache is off.')
  return cache
}

/** A build's output with one file in a folder. */
async function anOutput(content = 'built'): Promise<string> {
  const folder = await aFolder()
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'server', 'entry.js'), content)
  return folder
}

const names = ['server']

test('a second clone gets what the first has built', async () => {
  const cache = await aCache()
  await cache.store('site-1', { source: await anOutput('built once'), names })
  const clone = await aFolder()
  expect(await cache.restore('site-1', clone)).toBe(true)
  expect(await readFile(join(clone, 'server/entry.js'), 'utf8')).toBe('built once')
})

test('sources that were not built are not found', async () => {
  const cache = await aCache()
  await cache.store('site-1', { source: await anOutput(), names })
  expect([
    await cache.has('site-1'),
    await cache.has('site-2'),
    await cache.restore('site-2', await aFolder()),
  ]).toEqual([true, false, false])
})

test('FORECOURT_CACHE=off keeps nothing', () => {
  expect(openBuildCache({ env: { FORECOURT_CACHE: 'off', XDG_CACHE_HOME: '/nowhere' } })).toBeNull()
})

test('the folder is the user’s cache folder; a relative XDG_CACHE_HOME is ignored', async () => {
  const home = await aFolder()
  expect(openBuildCache({ env: { XDG_CACHE_HOME: home } })?.folder).toBe(join(home, 'forecourt'))
  expect(openBuildCache({ env: { XDG_CACHE_HOME: 'here' } })?.folder).toMatch(/\.cache\/forecourt$/)
})

test.each([
  ['a file that is cut off', (entry: string) => truncate(join(entry, 'files/server/entry.js'), 2)],
  ['a file that is missing', (entry: string) => rm(join(entry, 'files/server/entry.js'))],
  ['files that are missing altogether', (entry: string) => rm(join(entry, 'files'), { recursive: true })],
  ['no description', (entry: string) => rm(join(entry, 'entry.json'))],
  ['half a description', (entry: string) => truncate(join(entry, 'entry.json'), 5)],
])('an entry with %s is not trusted, and can be stored again', async (_name, damage) => {
  const cache = await aCache()
  await cache.store('site-1', { source: await anOutput(), names })
  await damage(join(cache.folder, 'site-1'))
  expect(await cache.restore('site-1', await aFolder())).toBe(false)
  await cache.store('site-1', { source: await anOutput(), names })
  expect(await cache.restore('site-1', await aFolder())).toBe(true)
})

test('what a killed start was writing is no entry', async () => {
  const cache = await aCache()
  await cache.store('site-1', { source: await anOutput(), names })
  const draft = join(cache.folder, 'draft-1-left')
  await cp(join(cache.folder, 'site-1'), draft, { recursive: true })
  await utimes(draft, new Date('2026-01-01'), new Date('2026-01-01'))
  await cache.store('site-2', { source: await anOutput(), names })
  expect((await readdir(cache.folder)).toSorted()).toEqual(['site-1', 'site-2'])
})

test('two starts that store the same leave one whole entry', async () => {
  const cache = await aCache()
  const source = await anOutput()
  await Promise.all([1, 2, 3].map(() => cache.store('site-1', { source, names })))
  expect(await readdir(cache.folder)).toEqual(['site-1'])
  expect(await cache.restore('site-1', await aFolder())).toBe(true)
})

test('above the limit the entry that was used longest ago goes', async () => {
  const cache = await aCache({ limit: 250 })
  const source = await anOutput('x'.repeat(100))
  for (const [key, day] of [
    ['old', '2026-01-01'],
    ['used', '2026-01-02'],
  ] as const) {
    await cache.store(key, { source, names })
    await utimes(join(cache.folder, key), new Date(day), new Date(day))
  }
  await cache.restore('old', await aFolder())
  await cache.store('new', { source, names })
  expect((await readdir(cache.folder)).toSorted()).toEqual(['new', 'old'])
})

test('a folder that cannot be written does not stop a build', async () => {
  const home = await aFolder()
  await writeFile(join(home, 'forecourt'), 'a file where the folder should be')
  const cache = openBuildCache({ env: { XDG_CACHE_HOME: home } })
  await cache?.store('site-1', { source: await anOutput(), names })
  expect(await cache?.has('site-1')).toBe(false)
  await expect(access(join(home, 'forecourt'))).resolves.toBeUndefined()
})
