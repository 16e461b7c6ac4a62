import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ImageCache } from './image-cache.ts'
import { imageResizer } from './resize-image.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-resized-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** The most pictures that were decoded at the same moment while three tenants asked for one each. */
async function countDecodedAtOnce(width: number): Promise<number> {
  const path = join(dir, 'picture.jpg')
  await sharp({ create: { width, height: 4_000, channels: 3, background: '#c44' } })
    .jpeg()
    .toFile(path)
  const { size: bytes, mtimeMs: changedAt } = await stat(path)
  const resize = imageResizer(await ImageCache.open(join(dir, 'cache'), 1_000_000), { atOnce: 3 })
  let most = 0
  const watching = setInterval(() => (most = Math.max(most, sharp.counters().process)), 1)
  const resized = await Promise.all(
    [1, 2, 3].map((tenantId) =>
      resize(
        { path, bytes, changedAt, isHashed: false },
        { width: 320, quality: 60 + tenantId, format: 'webp', source: { kind: 'stock', file: 'picture.jpg' } },
        { accept: '', client: { tenantId, address: `203.0.113.${tenantId}` } },
      ),
    ),
  )
  clearInterval(watching)
  expect(resized).toMatchObject([1, 2, 3].map(() => ({ contentType: 'image/webp' })))
  return most
}

test('of pictures that take much memory, one at a time is decoded for all sites together', async () => {
  expect(await countDecodedAtOnce(5_200)).toBe(1)
})

test('a camera’s photos are decoded beside each other', async () => {
  expect(await countDecodedAtOnce(3_000)).toBeGreaterThan(1)
})
