import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runInTurn } from '#cms/run-in-turn.ts'
import { networkWithLoopback } from '#platform/stock/fetch/network.ts'
import { fetchPhotos } from '#platform/stock/photos/fetch-photos.ts'
import { aFeedOf, type FeedSetup, startFeedSetup } from './feed-setup.ts'

let setup: FeedSetup
let site: { id: number; slug: string }
let photo: Buffer

beforeAll(async () => {
  setup = await startFeedSetup()
  photo = await sharp({ create: { width: 2_400, height: 1_600, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => setup.stop())
beforeEach(async () => {
  site = await setup.aSite()
  setup.server.asked.length = 0
})

const at = (path: string) => setup.server.url(path, 'photos.localhost')
const serves = (byPath: Record<string, Buffer | string | number>) =>
  setup.server.answers((req, res) => {
    const found = byPath[req.url ?? ''] ?? 404
    if (typeof found === 'number') res.writeHead(found).end()
    else res.end(found)
  })
async function imported(images: string[]): Promise<void> {
  const feed = await setup.aFeed(site.id)
  await setup.drop(site.slug, { name: 'stock.csv', text: aFeedOf({ stocknum: 'A1', images }) })
  expect(await setup.run(feed)).toMatchObject({ kind: 'imported' })
}
const run = (now = new Date()) =>
  fetchPhotos({ pool: setup.pool, tenant: site, dataDir: setup.dataDir, network: networkWithLoopback, now: () => now })
async function shown(): Promise<string[]> {
  const { rows } = await setup.pool.query<{ images: { image: { url: string } }[] }>(
    'select images from vehicles where tenant_id = $1',
    [site.id],
  )
  return (rows[0]?.images ?? []).map(({ image }) => image.url)
}
const noted = async () => {
  const { rows } = await setup.pool.query(
    'select url, file, failures, failure, next_try_at from stock.photos where tenant_id = $1 order by url',
    [site.id],
  )
  return rows
}

test('a photo is stored with us, smaller and without what the camera noted, and shown in its place', async () => {
  serves({ '/1.jpg': photo })
  await imported([at('/1.jpg')])
  expect(await run()).toEqual({ stored: 1, failed: 0 })
  const [url = ''] = await shown()
  expect(url).toMatch(/^\/stock\/[0-9a-f]{32}\.webp$/)
  const found = await sharp(join(setup.dataDir, 'stock', site.slug, url.slice(7))).metadata()
  expect([found.width, found.format, found.exif]).toEqual([1_920, 'webp', undefined])
})

test('the frames of a spin and the panorama are stored with us too, in their order, and its films stay where they are', async () => {
  serves({ '/1.jpg': photo, '/2.jpg': photo })
  await imported([])
  const viewer = {
    spin_images: [at('/1.jpg'), at('/gone.jpg'), at('/2.jpg')],
    spin_interior_image: at('/2.jpg'),
    walkaround_videos: [{ video: { url: at('/walk.mp4') } }],
  }
  await setup.pool.query('update vehicles set viewer = $2 where tenant_id = $1', [site.id, JSON.stringify(viewer)])
  expect(await run()).toEqual({ stored: 2, failed: 1 })
  const { rows } = await setup.pool.query('select viewer from vehicles where tenant_id = $1', [site.id])
  const stored: unknown = expect.stringMatching(/^\/stock\/[0-9a-f]{32}\.webp$/)
  expect(rows[0]?.viewer).toEqual({
    ...viewer,
    spin_images: [stored, at('/gone.jpg'), stored],
    spin_interior_image: stored,
  })
})

test('a vehicle with a code of the site’s spin service gets the pictures of its spin (vehicles §3, Media fields)', async () => {
  serves({ '/kia-7/1.jpg': photo, '/kia-7/2.jpg': photo })
  await imported([])
  const address = at('/{code}/{frame}.jpg').replace('http:', 'https:')
  const spin = async (settings: { address: string; frames: number }) => {
    await setup.pool.query('update tenants set config_spins_address = $2, config_spins_frames = $3 where id = $1', [
      site.id,
      settings.address,
      settings.frames,
    ])
    await setup.pool.query('update vehicles set viewer = $2 where tenant_id = $1', [
      site.id,
      JSON.stringify({ spin_code: 'kia-7', spin_images: [] }),
    ])
    await run()
    const { rows } = await setup.pool.query('select viewer from vehicles where tenant_id = $1', [site.id])
    return rows[0]?.viewer
  }
  expect(await spin({ address: '', frames: 2 })).toEqual({ spin_code: 'kia-7', spin_images: [] })
  expect(await spin({ address, frames: 3 })).toEqual({
    spin_code: 'kia-7',
    spin_images: [1, 2, 3].map((frame) => address.replace('{code}', 'kia-7').replace('{frame}', String(frame))),
  })
  expect((await noted()).map(({ url }) => url)).toContain(address.replace('{code}', 'kia-7').replace('{frame}', '1'))
})

test('a large photo is decoded in turn with the uploads of staff, a camera’s at once', async () => {
  const create = { width: 8_000, height: 4_000, channels: 3, background: '#336699' } as const
  serves({ '/1.jpg': photo, '/large.png': await sharp({ create }).png().toBuffer() })
  await imported([at('/1.jpg'), at('/large.png')])
  const { promise: heldUp, resolve: goOn } = Promise.withResolvers<void>()
  const upload = runInTurn('uploads', () => heldUp)
  const running = run()
  const storedOnes = async () => (await noted()).filter(({ file }) => file !== null).map(({ url }) => url)
  await expect.poll(storedOnes).toEqual([at('/1.jpg')])
  goOn()
  await upload
  expect(await running).toEqual({ stored: 2, failed: 0 })
})

test('until its photos are here, a vehicle shows what it has', async () => {
  serves({})
  await imported([at('/1.jpg')])
  expect(await shown()).toEqual([at('/1.jpg')])
})

test('one photo that fails holds up neither its vehicle nor the others', async () => {
  serves({ '/1.jpg': 500, '/2.jpg': photo })
  await imported([at('/1.jpg'), at('/2.jpg')])
  expect(await run()).toEqual({ stored: 1, failed: 1 })
  expect(await shown()).toEqual([at('/1.jpg'), expect.stringMatching(/^\/stock\//)])
})

test('a photo that failed is tried again later and later, and in the end no more', async () => {
  serves({ '/1.jpg': 500 })
  await imported([at('/1.jpg')])
  let now = new Date()
  const waits: (number | null)[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    await run(now)
    const [row] = await noted()
    waits.push(row.next_try_at ? Math.round((row.next_try_at.getTime() - now.getTime()) / 60_000) : null)
    now = row.next_try_at ?? now
  }
  expect(waits).toEqual([5, 30, 120, 720, 1_440, null])
  expect(await noted()).toMatchObject([{ failures: 6, failure: expect.stringContaining('photos.localhost') }])
})

test('between two tries the server is left alone', async () => {
  serves({ '/1.jpg': 500 })
  await imported([at('/1.jpg')])
  await run()
  await run()
  expect(setup.server.asked).toHaveLength(1)
})

test.each([
  ['a page', Buffer.from('<!doctype html><title>Sign in</title>'), 'It is not a photo.'],
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="9" height="9"/></svg>'),
    'It is not a photo.',
  ],
  ['nothing', Buffer.alloc(0), 'It is not a photo.'],
])('%s in the place of a photo is noted, and not shown as one', async (_what, body, words) => {
  serves({ '/1.jpg': body })
  await imported([at('/1.jpg')])
  expect(await run()).toEqual({ stored: 0, failed: 1 })
  expect(await noted()).toMatchObject([{ failure: words, file: null }])
})

test('half a photo is noted as damaged', async () => {
  const noise = await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  serves({ '/1.jpg': noise.subarray(0, noise.length / 2) })
  await imported([at('/1.jpg')])
  await run()
  expect(await noted()).toMatchObject([{ failure: 'The photo is damaged.' }])
})

test('photos of hosts that the site does not allow are not fetched', async () => {
  serves({ '/1.jpg': photo })
  await imported([setup.server.url('/1.jpg', 'elsewhere.localhost')])
  expect(await run()).toEqual({ stored: 0, failed: 1 })
  expect(setup.server.asked).toHaveLength(0)
})

test('when the site allows a host, photos that were refused for it come', async () => {
  serves({ '/1.jpg': photo })
  await imported([setup.server.url('/1.jpg', 'elsewhere.localhost')])
  await run()
  await setup.cms.update({ collection: 'tenants', id: site.id, data: { allowedFeedHosts: ['elsewhere.localhost'] } })
  expect(await run()).toEqual({ stored: 1, failed: 0 })
})

test('a photo that is not there yet is looked for again: feeds are often ahead of their photos', async () => {
  serves({})
  await imported([at('/1.jpg')])
  await run()
  expect(await noted()).toMatchObject([{ next_try_at: expect.any(Date) }])
})

test('the same photo at several addresses is one file', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `/${at}.jpg`)
  serves(Object.fromEntries(names.map((name) => [name, photo])))
  await imported(names.map(at))
  expect(await run()).toEqual({ stored: 8, failed: 0 })
  expect(new Set(await shown()).size).toBe(1)
})

test('a later import that names the same photo shows ours again, without fetching it', async () => {
  serves({ '/1.jpg': photo })
  await imported([at('/1.jpg')])
  await run()
  await setup.pool.query('update vehicles set images = $2 where tenant_id = $1', [
    site.id,
    JSON.stringify([{ image: { url: at('/1.jpg'), thumb: { url: at('/1.jpg') } } }]),
  ])
  await run()
  expect(await shown()).toEqual([expect.stringMatching(/^\/stock\//)])
  expect(setup.server.asked).toHaveLength(1)
})

test('a killed run leaves no half photo to be served', async () => {
  serves({ '/1.jpg': photo })
  await imported([at('/1.jpg')])
  await run()
  const files = await readdir(join(setup.dataDir, 'stock', site.slug))
  expect(files.filter((name) => name.startsWith('.'))).toEqual([])
})

test('changed vehicles are announced, so that pages and the search follow', async () => {
  serves({ '/1.jpg': photo })
  await imported([at('/1.jpg')])
  const count = async () => {
    const { rows } = await setup.pool.query<{ n: number }>(
      `select count(*)::int as n from outbox where tenant_id = $1 and type = 'stock.imported'`,
      [site.id],
    )
    return rows[0]?.n ?? 0
  }
  const before = await count()
  await run()
  expect(await count()).toBe(before + 1)
})
