import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sweepFiles } from '#cms/index.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { allowCommits, refuseCommits } from '#tests/support/refuse-commits.ts'
import { aPerson, twoSites } from './staff.ts'

let running: TestCms
let token: string
let tenant: number
let dataDir: string

beforeAll(async () => {
  running = await startCms()
  tenant = (await twoSites(running.cms)).own
  token = (await aPerson(running.cms, 'uploader', 'editor', [tenant])).token
  dataDir = process.env['FORECOURT_DATA_DIR'] ?? ''
})
afterEach(() => allowCommits(running.cms.db.pool))
afterAll(() => running.stop())

const pictureOf = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()

async function send(path: string, method: string, bytes?: Buffer, name = ''): Promise<number> {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ tenant }))
  if (bytes) form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
  const headers = { Authorization: `JWT ${token}`, 'If-Match': '*' }
  const answer = await running.fetch(`/cms/api/media${path}`, { method, headers, ...(bytes ? { body: form } : {}) })
  return answer.status
}

async function aStoredPicture(): Promise<{ id: number; filename: string }> {
  // Nearly as long as a file system takes: the smaller sizes add some letters.
  const filename = `${randomUUID().padEnd(230, 'x')}.png`
  expect(await send('', 'POST', await pictureOf('#0b5cad'), filename)).toBe(201)
  const { docs } = await running.cms.find({ collection: 'media', where: { filename: { equals: filename } } })
  return { id: docs[0]?.id ?? 0, filename }
}

const listOf = (folder: string, filename: string) =>
  readdir(join(dataDir, folder), { recursive: true }).then(
    (names) => names.filter((name) => name.includes(filename.replace('.png', ''))).toSorted((a, b) => (a < b ? -1 : 1)),
    () => [],
  )
const bytesOf = async (filename: string) =>
  Promise.all(
    (await listOf('media', filename)).map(async (name) => [name, await readFile(join(dataDir, 'media', name))]),
  )

test('a picture that is deleted takes its files with it', async () => {
  const { id, filename } = await aStoredPicture()
  expect(await listOf('media', filename)).toContain(filename)
  expect(await send(`/${id}`, 'DELETE')).toBe(200)
  expect(await listOf('media', filename)).toEqual([])
  await expect.poll(() => listOf('media-replaced', filename)).toEqual([])
})

test('a deletion that is not committed leaves all files of the picture', async () => {
  const { id, filename } = await aStoredPicture()
  const before = await bytesOf(filename)
  await refuseCommits(running.cms.db.pool, 'media')
  expect(await send(`/${id}`, 'DELETE')).toBe(500)
  expect(await bytesOf(filename)).toEqual(before)
  expect(await listOf('media-replaced', filename)).toEqual([])
})

test('a replacement that is not committed leaves the files of the old picture alone', async () => {
  const { id, filename } = await aStoredPicture()
  const before = await bytesOf(filename)
  await refuseCommits(running.cms.db.pool, 'media')
  expect(await send(`/${id}`, 'PATCH', await pictureOf('#c0392b'), `new-${filename}`)).toBe(500)
  expect(await bytesOf(filename)).toEqual(before)
})

test('a crop that is not committed leaves the picture as it was', async () => {
  const { id, filename } = await aStoredPicture()
  const before = await bytesOf(filename)
  await refuseCommits(running.cms.db.pool, 'media')
  const crop =
    'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[crop][unit]=%25'
  const headers = { Authorization: `JWT ${token}`, 'If-Match': '*', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ ...(await running.cms.findByID({ collection: 'media', id, depth: 0 })) })
  const size = 'uploadEdits[widthInPixels]=320&uploadEdits[heightInPixels]=240'
  const path = `/cms/api/media/${id}?${crop}&${size}`
  expect((await running.fetch(path, { method: 'PATCH', headers, body })).status).toBe(500)
  expect(await bytesOf(filename)).toEqual(before)
  await allowCommits(running.cms.db.pool)
  expect((await running.fetch(path, { method: 'PATCH', headers, body })).status).toBe(200)
  expect(await bytesOf(filename)).not.toEqual(before)
})

test('the library asks for the small picture of a file again, which may be replaced or cropped under its name', async () => {
  const { id } = await aStoredPicture()
  const { thumbnailURL } = await running.cms.findByID({ collection: 'media', id, depth: 0 })
  const headers = { Authorization: `JWT ${token}` }
  const answer = await running.fetch(new URL(thumbnailURL ?? '', 'http://admin.invalid').pathname, { headers })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
})

test('files that a process left behind when it died are restored where a picture names them, and removed where none does', async () => {
  const { filename } = await aStoredPicture()
  const { filename: kept } = await aStoredPicture()
  const left = join(dataDir, 'media-replaced', randomUUID())
  await mkdir(left, { recursive: true })
  const bytes = await readFile(join(dataDir, 'media', filename))
  await rm(join(dataDir, 'media', filename))
  for (const name of [filename, kept, 'of-nobody.png']) await writeFile(join(left, name), bytes)
  const { ctimeMs: made } = await stat(left)

  const soon = new Date(made + 60_000)
  expect(await sweepFiles(running.cms, { dataDir, now: soon })).toEqual({ restored: 0, removed: 0 })
  const later = new Date(made + 3_600_000)
  expect(await sweepFiles(running.cms, { dataDir, now: later })).toEqual({ restored: 1, removed: 2 })
  expect(await readFile(join(dataDir, 'media', filename))).toEqual(bytes)
  expect(await readdir(join(dataDir, 'media-replaced'))).toEqual([])
})
