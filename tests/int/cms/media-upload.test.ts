import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aPicture } from './documents.ts'
import { aPerson, twoSites } from './staff.ts'

let running: TestCms
let token: string
let tenant: number
let mediaDir: string

beforeAll(async () => {
  running = await startCms()
  tenant = (await twoSites(running.cms)).own
  token = (await aPerson(running.cms, 'uploader', 'editor', [tenant])).token
  mediaDir = join(process.env['FORECOURT_DATA_DIR'] ?? '', 'media')
})
afterAll(() => running.stop())

async function upload(
  name: string,
  bytes: Buffer,
  data: object = { tenant },
  type = 'image/png',
): Promise<{ status: number; text: string }> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
  form.set('_payload', JSON.stringify(data))
  const answer = await running.fetch('/cms/api/media', {
    method: 'POST',
    headers: { Authorization: `JWT ${token}` },
    body: form,
  })
  const text = await answer.text()
  return { status: answer.status, text }
}

const listFiles = () => readdir(mediaDir).catch(() => [])
const countRows = async () => (await running.cms.count({ collection: 'media' })).totalDocs
/** What an upload adds. */
async function watchStored(): Promise<() => Promise<{ files: string[]; rows: number }>> {
  const files: string[] = await listFiles()
  const rows = await countRows()
  return async () => ({
    files: (await listFiles()).filter((name) => !files.includes(name)).toSorted(),
    rows: (await countRows()) - rows,
  })
}
const nothing = { files: [], rows: 0 }

/** One colour: a file of some kilobytes that would take hundreds of megabytes of memory to decode. */
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png()
    .toBuffer()

test('a picture of 16,000 by 16,000 pixels is refused, with its size and the limit', async () => {
  const stored = await watchStored()
  const { status, text } = await upload('huge.png', await blank(16_000, 16_000))
  expect(status).toBe(400)
  expect(JSON.parse(text).errors[0].message).toContain('256 megapixels (16,000 × 16,000 pixels). The limit is 80')
  expect(await stored()).toEqual(nothing)
})

test('an interlaced picture of 79 megapixels and an animation of many frames are refused from their headers', async () => {
  const create = { width: 8_900, height: 8_900, channels: 3, background: '#fff' } as const
  const interlaced = await sharp({ create, limitInputPixels: false }).png({ progressive: true }).toBuffer()
  const frames = sharp({ create: { width: 8, height: 8 * 400, channels: 4, background: '#fff', pageHeight: 8 } })
  const noisy = sharp(await frames.raw().toBuffer().then(withDifferentFrames), {
    raw: { width: 8, height: 8 * 400, channels: 4, pageHeight: 8 },
  })
  const answers = [
    await upload('interlaced.png', interlaced),
    await upload('interlaced.pdf', interlaced, { tenant }, 'application/pdf'),
    await upload('frames.gif', await noisy.gif().toBuffer(), { tenant }, 'image/gif'),
  ]
  expect(answers.map(({ status, text }) => [status, JSON.parse(text).errors[0].message])).toEqual([
    [400, expect.stringContaining('interlaced (progressive). The limit for that is 40 megapixels')],
    [400, expect.stringContaining('interlaced (progressive). The limit for that is 40 megapixels')],
    [400, expect.stringContaining('400 frames. The limit is 300')],
  ])
})

/** Equal frames would be joined. */
const withDifferentFrames = (bytes: Buffer) => bytes.map((_, at) => (Math.floor(at / (8 * 8 * 4)) * 37 + at) % 256)

test('a picture that is good is stored, with its row', async () => {
  const { data } = await aPicture('good.png')
  const stored = await watchStored()
  expect((await upload('good.png', data)).status).toBe(201)
  expect(await stored()).toEqual({ files: ['good-40x30.png', 'good.png'], rows: 1 })
})

test('an upload of which a part cannot be written leaves neither a file nor a row', async () => {
  // In the place of the smaller size that is written beside the file.
  await mkdir(join(mediaDir, 'torn-320x240.png'), { recursive: true })
  const stored = await watchStored()
  const { status } = await upload('torn.png', await blank(800, 600))
  expect(status).toBeGreaterThanOrEqual(400)
  expect(await stored()).toEqual(nothing)
})

test('an upload whose row is refused leaves no file', async () => {
  const { status } = await upload('rowless.png', await blank(800, 600), { tenant, alt: 'x'.repeat(500) })
  expect(status).toBe(400)
  expect((await listFiles()).filter((name) => name.startsWith('rowless'))).toEqual([])
})

test('a HEIC picture that only took the name of a JPEG is known by its content', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
  const { status, text } = await upload('IMG_0414.jpg', heic, { tenant }, 'image/jpeg')
  expect(status).toBe(400)
  expect(text).toContain('IMG_0414.jpg is a HEIC picture, which browsers cannot show. Export it as JPEG')
})

test.each([
  ['IMG_0412.HEIC', 'image/heic', 'IMG_0412.HEIC is a HEIC picture, which browsers cannot show. Export it as JPEG'],
  ['IMG_0413.heif', '', 'IMG_0413.heif is a HEIC picture'],
  ['broken.png', 'image/png', 'broken.png cannot be read as a picture. It may be damaged'],
  ['scan.tiff', 'image/tiff', 'scan.tiff is not a type of file that a website can show. Pictures are JPEG, PNG'],
])('%s is refused with what to do instead, and nothing is stored', async (name, type, words) => {
  const before = await countRows()
  const { status, text } = await upload(name, Buffer.from('ftypheic'), { tenant }, type)
  expect(status).toBe(400)
  const [{ message, data }] = JSON.parse(text).errors
  expect(message).toContain(words)
  // The form shows it beside the file.
  expect(data.errors).toEqual([{ path: 'file', message }])
  expect(await countRows()).toBe(before)
})

test('a bulk upload that takes none of the chosen files says which types are taken, and how to get one', async () => {
  const { t } = await createLocalReq({}, running.cms)
  expect(t('error:invalidFileType')).toMatch(/types are left out.*JPEG, PNG.*PDF.*Export HEIC pictures as JPEG/)
})

test('pictures that are uploaded together are decoded one after the other', async () => {
  const seen = { most: 0 }
  const note = (count: number) => (seen.most = Math.max(seen.most, count))
  sharp.queue.on('change', note)
  onTestFinished(() => void sharp.queue.off('change', note))
  const bytes = await blank(2_400, 1_800)
  seen.most = 0
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => upload(`together-${index}.png`, bytes)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  // Payload makes the two sizes of one picture at once.
  expect(seen.most).toBeLessThanOrEqual(2)
})

test('pictures are replaced, cropped and given a focal point one at a time: one request decodes one picture', async () => {
  const form = () => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'other.png')
    body.set('_payload', '{}')
    return body
  }
  const { data: bytes } = await aPicture('other.png')
  const all = '/cms/api/media?where[id][exists]=true'
  const own = { Authorization: `JWT ${token}`, 'If-Match': '*' }
  const json = { ...own, 'Content-Type': 'application/json' }
  const decoded = { most: 0 }
  const note = (count: number) => (decoded.most = Math.max(decoded.most, count))
  const requests = [
    [all, { body: form() }],
    [all, { headers: json, body: JSON.stringify({ focalX: 10, focalY: 90 }) }],
    [
      `${all}&uploadEdits[widthInPixels]=20&uploadEdits[heightInPixels]=20`,
      { headers: json, body: '{"alt":"Cropped"}' },
    ],
  ] as const
  sharp.queue.on('change', note)
  onTestFinished(() => void sharp.queue.off('change', note))
  for (const [path, init] of requests) {
    const headers = 'headers' in init ? init.headers : own
    const answer = await running.fetch(path, { method: 'PATCH', headers, body: init.body })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('one at a time')])
  }
  const alt = { method: 'PATCH', headers: json, body: '{"alt":"All"}' }
  expect((await running.fetch(all, alt)).status).toBe(200)
  expect(decoded.most).toBe(0)
})

test('no other door changes files: GraphQL has no mutations of them', () => {
  const ofUploads = running.cms.config.collections.filter(({ upload }) => upload)
  expect(ofUploads.map(({ slug, graphQL }) => [slug, graphQL && graphQL.disableMutations])).toEqual([['media', true]])
})
