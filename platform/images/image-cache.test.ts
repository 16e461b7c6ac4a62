import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
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

test('the least recently used file is evicted, from the disk too', async () => {
  const cache = await ImageCache.open(dir, 280)
  await cache.set('one', Buffer.alloc(100))
  await cache.set('two', Buffer.alloc(100))
  await cache.get('one')
  await cache.set('three', Buffer.alloc(100))
  expect(await cache.get('two')).toBeNull()
  await expect.poll(async () => (await readdir(dir)).length).toBe(2)
})

test('a deleted file is made again', async () => {
  const cache = await ImageCache.open(dir, 1_000)
  await cache.set('one', Buffer.from('picture'))
  for (const name of await readdir(dir)) await rm(join(dir, name))
  expect(await cache.get('one')).toBeNull()
})

const theFile = async () => join(dir, (await readdir(dir))[0] ?? '')

test('a picture with a modified file is made again', async () => {
  const cache = await ImageCache.open(dir, 1_000)
  await cache.set('one', Buffer.from('picture'))
  const bytes = await readFile(await theFile())
  bytes[bytes.length - 1] = 0
  await writeFile(await theFile(), bytes)
  expect(await cache.get('one')).toBeNull()
  await cache.set('one', Buffer.from('made again'))
  expect((await cache.get('one'))?.toString()).toBe('made again')
})

test.each([0, 10, 35])(
  'a picture whose file was truncated to %d bytes is made again, by a later process too',
  async (length) => {
    const cache = await ImageCache.open(dir, 1_000)
    await cache.set('one', Buffer.from('picture'))
    await truncate(await theFile(), length)
    const later = await ImageCache.open(dir, 1_000)
    expect(await later.get('one')).toBeNull()
  },
)

test('what a process that died while it wrote has left is removed', async () => {
  await writeFile(join(dir, `${'a'.repeat(40)}.unfinished`), 'part')
  await ImageCache.open(dir, 1_000)
  expect(await readdir(dir)).toEqual([])
})

test('a full disk is logged with its folder when it begins, and costs only the keeping', async () => {
  const warned: { folder: string; message: string }[] = []
  const folder = join(dir, 'gone')
  const cache = await ImageCache.open(folder, 1_000, ({ folder: named, err }, message) => {
    warned.push({ folder: named, message: `${message}: ${String(err)}` })
  })
  // Writing fails, as on a full disk.
  await rm(folder, { recursive: true })
  await cache.set('one', Buffer.from('picture'))
  await cache.set('two', Buffer.from('picture'))
  expect(warned).toEqual([{ folder, message: expect.stringContaining('pictures could not be kept') }])
  await mkdir(folder)
  await cache.set('two', Buffer.from('picture'))
  expect((await cache.get('two'))?.toString()).toBe('picture')
})
