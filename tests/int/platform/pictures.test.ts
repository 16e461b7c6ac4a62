import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'
import { type Sites, twoDealers } from './sites.ts'

let running: TestCms
let forecourt: SiteServer
let sites: Sites

const aPicture = (width: number, height: number, colour = '#2266aa') =>
  sharp({ create: { width, height, channels: 3, background: colour } })

beforeAll(async () => {
  running = await startCms()
  sites = await twoDealers(running.cms)
  const dataDir = process.env['FORECOURT_DATA_DIR'] ?? ''
  for (const [slug, name] of [
    ['alpha', 'ab12cd34ef.webp'],
    ['beta', 'beta-only.webp'],
  ] as const) {
    await mkdir(join(dataDir, 'stock', slug), { recursive: true })
    await writeFile(join(dataDir, 'stock', slug, name), await aPicture(1024, 768).webp().toBuffer())
  }
  await writeFile(join(dataDir, 'stock', 'alpha', 'walk.webm'), '0123456789')
  await writeFile(join(dataDir, 'stock', 'alpha', 'history.pdf'), '%PDF-1.4')
  await writeFile(join(dataDir, 'secrets.json'), '{"secret":"Forecourt secret"}')
  for (const [tenant, name] of [
    [sites.alpha, 'alpha-front.jpg'],
    [sites.beta, 'beta-front.jpg'],
    [sites.template, 'shared.jpg'],
  ] as const) {
    const data = await aPicture(1600, 900).jpeg().toBuffer()
    await running.cms.create({
      collection: 'media',
      data: { tenant, alt: name },
      file: { data, mimetype: 'image/jpeg', name, size: data.length },
    })
  }
  forecourt = await startInProcess(running, { roles: 'web' })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const ask = (path: string, accept = '*/*', headers: Record<string, string> = {}) =>
  forecourt.ask(path, { host: 'alpha.localhost', headers: { accept, ...headers } })

test('a dealer’s own pictures and its template’s are served on its host', async () => {
  expect((await ask('/media/alpha-front.jpg')).headers['content-type']).toBe('image/jpeg')
  expect((await ask('/media/shared.jpg')).status).toBe(200)
  expect((await ask('/stock/ab12cd34ef.webp')).headers['content-type']).toBe('image/webp')
})

test.each(['', 'application/octet-stream'])(
  'a report whose type the browser calls “%s” is taken by its name and contents',
  async (mimetype) => {
    const data = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 0\ntrailer<</Root 1 0 R>>\n%%EOF\n')
    const report = { data, mimetype, name: 'report.pdf', size: data.length }
    const made = await running.cms.create({ collection: 'media', data: { tenant: sites.alpha }, file: report })
    expect(made.mimeType).toBe('application/pdf')
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const dressed = { data: page, mimetype, name: 'report2.pdf', size: page.length }
    const refused = running.cms.create({ collection: 'media', data: { tenant: sites.alpha }, file: dressed })
    await expect(refused).rejects.toThrow(/invalid/i)
  },
)

test('a history report opens in the browser’s own viewer, which has no room in a sandbox', async () => {
  const { status, headers } = await ask('/stock/history.pdf')
  expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
    200,
    'application/pdf',
    'nosniff',
  ])
  expect(headers['content-security-policy']).not.toContain('sandbox')
})

test('a film is served whole or by the part that a player asks for', async () => {
  const whole = await ask('/stock/walk.webm')
  expect([whole.status, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
    200,
    'video/webm',
    'bytes',
  ])
  const part = await ask('/stock/walk.webm', '*/*', { range: 'bytes=2-4' })
  expect([part.status, part.headers['content-range'], String(part.body)]).toEqual([206, 'bytes 2-4/10', '234'])
  const beyond = await ask('/stock/walk.webm', '*/*', { range: 'bytes=20-' })
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10'])
})

test('another dealer’s pictures are not found, in any size', async () => {
  for (const path of [
    '/media/beta-front.jpg',
    '/stock/beta-only.webp',
    '/_img/w_640/media/beta-front.jpg',
    '/_img/w_640/stock/beta-only.webp',
  ]) {
    const { status, headers } = await ask(path)
    expect([path, status, headers['content-type']]).toEqual([path, 404, 'application/problem+json; charset=utf-8'])
  }
})

test.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('who accepts %s gets %s', async (accept, type) => {
  const { headers, body } = await ask('/_img/w_640,q_75,f_auto/media/alpha-front.jpg', accept)
  const { width } = await sharp(body).metadata()
  expect([headers['content-type'], headers['vary'], width]).toEqual([type, 'Accept', 640])
})

test('a picture is never made larger than it is', async () => {
  const { body } = await ask('/_img/w_1920/stock/ab12cd34ef.webp', 'image/webp')
  expect((await sharp(body).metadata()).width).toBe(1024)
})

test('a picture’s own width may be asked for; other widths than the listed ones may not', async () => {
  expect((await ask('/_img/w_1024/stock/ab12cd34ef.webp')).status).toBe(200)
  expect((await ask('/_img/w_641/stock/ab12cd34ef.webp')).status).toBe(404)
})

test('an address that tells the content, by a hash or a version, is kept for ever', async () => {
  expect((await ask('/_img/w_640/stock/ab12cd34ef.webp')).headers['cache-control']).toContain('immutable')
  expect((await ask('/media/alpha-front.jpg?v=l0a1b2c3')).headers['cache-control']).toContain('immutable')
})

test('a name that people chose is never taken for a hash: browsers ask whether it is still the same', async () => {
  const data = await aPicture(640, 480).png().toBuffer()
  const file = { data, mimetype: 'image/png', name: '20261101_093000.png', size: data.length }
  const { filename } = await running.cms.create({ collection: 'media', data: { tenant: sites.alpha }, file })
  for (const path of [`/media/${filename}`, `/_img/w_320/media/${filename}`])
    expect((await ask(path)).headers['cache-control']).toBe('public, no-cache')
})

test('a file with % and spaces in its name is served', async () => {
  const data = await aPicture(640, 480).png().toBuffer()
  const file = { data, mimetype: 'image/png', name: 'bl 100% electric.png', size: data.length }
  const { filename } = await running.cms.create({ collection: 'media', data: { tenant: sites.alpha }, file })
  const name = encodeURIComponent(String(filename))
  expect(name).toContain('%25')
  for (const path of [`/media/${name}`, `/_img/w_320/media/${name}`])
    expect((await ask(path)).headers['content-type']).toBe('image/png')
})

test('a picture that the browser has is not sent again', async () => {
  const { headers } = await ask('/_img/w_320/media/alpha-front.jpg')
  const again = await ask('/_img/w_320/media/alpha-front.jpg', '*/*', { 'if-none-match': String(headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('many who want one picture at once get it', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/_img/w_960,f_webp/media/shared.jpg')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})
