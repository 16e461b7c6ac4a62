import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ImageCache } from './image-cache.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-images-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

test('a picture that was resized is found again, by a later process too', async () => {
  const cache = await ImageCache.open(dir, 1_000)
  await cache.set('one', Buffer.from('picture'))
  const later = await ImageCache.open(dir, 1_000)
  expect((await later.get('one'))?.toString()).toBe('picture')
})

test('the least recently wanted goes when there is no more room, from the disk too', async () => {
  const cache = await ImageCache.open(dir, 250)
  await cache.set('one', Buffer.alloc(100))
  await cache.set('two', Buffer.alloc(100))
  await cache.get('one')
  await cache.set('three', Buffer.alloc(100))
  expect(await cache.get('two')).toBeNull()
  await expect.poll(async () => (await readdir(dir)).length).toBe(2)
})

test('a file that somebody deleted is made anew', async () => {
  const cache = await ImageCache.open(dir, 1_000)
  await cache.set('one', Buffer.from('picture'))
  for (const name of await readdir(dir)) await rm(join(dir, name))
  expect(await cache.get('one')).toBeNull()
})
