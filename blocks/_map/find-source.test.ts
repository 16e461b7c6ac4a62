import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSource } from './find-source.ts'

/** What the map's server answers by path; 404 for all else. */
let answers: Record<string, string> = {}
const server = createServer((req, res) => {
  const answer = answers[req.url ?? '']
  res.writeHead(answer === undefined ? 404 : 200, { 'Access-Control-Allow-Origin': '*' }).end(answer)
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => server.close())

const adelaide = { lat: -34.93, long: 138.6 }
/** Where Adelaide is on level 4. */
const tile = '/4/14/9'
const find = (address: string) =>
  findSource(`${origin}${address}`, { at: adelaide, signal: AbortSignal.timeout(5_000) })

test('a TileJSON says how near its tiles go, and the map goes little nearer', async () => {
  const about = { tiles: [`${origin}/{z}/{x}/{y}.pbf`], maxzoom: 7, attribution: 'The Map Office' }
  answers = { '/tiles.json': JSON.stringify(about), [`${tile}.pbf`]: 'tile' }
  expect(await find('/tiles.json')).toEqual({
    kind: 'tiles',
    tiles: { type: 'vector', ...about },
    zoomAtMost: 8,
  })
})

test('tiles that are pictures are shown up to zoom 15, however near they go (vehicles §9, Map zoom and indexes)', async () => {
  answers = { [`${tile}.png`]: 'picture' }
  expect(await find('/{z}/{x}/{y}.png')).toMatchObject({ tiles: { type: 'raster', maxzoom: 19 }, zoomAtMost: 15 })
})

test('a style is left to MapLibre', async () => {
  answers = { '/style.json': JSON.stringify({ version: 8, sources: {}, layers: [] }) }
  expect(await find('/style.json')).toEqual({ kind: 'style', url: `${origin}/style.json` })
})

test.each([
  ['/style.json', {}],
  ['/style.json', { '/style.json': '<title>Moved</title>' }],
  ['/style.json', { '/style.json': '{}' }],
  ['/style.json', { '/style.json': '{"tiles": []}' }],
  ['/{z}/{x}/{y}.png', {}],
])('%s with the answers %o is no map', async (address, given) => {
  answers = given
  expect(await find(address)).toBeNull()
})

test('a server that is not there is no map', async () => {
  expect(
    await findSource('http://127.0.0.1:9/style.json', { at: adelaide, signal: AbortSignal.timeout(5_000) }),
  ).toBeNull()
})
