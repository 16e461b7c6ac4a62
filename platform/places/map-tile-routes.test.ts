import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'
import { afterAll, expect, test } from 'vitest'
import { mapTileRoutes } from './map-tile-routes.ts'
import { mapTiles } from './map-tiles.ts'

const server = createServer(express().use(mapTileRoutes()))
await once(server.listen(0, '127.0.0.1'), 'listening')
afterAll(() => server.close())
const address = server.address()
const get = (path: string) =>
  fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/map-tiles/${path}`)

test('the TileJSON names the tiles of the site’s own host, and how near they go', async () => {
  const about: unknown = await (await get('tiles.json')).json()
  expect(about).toMatchObject({ tiles: ['/map-tiles/{z}/{x}/{y}.pbf'], maxzoom: mapTiles.maxzoom })
})

test('a tile that is not kept is of sea', async () => {
  const [sydney, tasman, pacific] = await Promise.all(
    ['6/58/38', '7/120/79', '7/127/60'].map(async (name) => (await get(`${name}.pbf`)).text()),
  )
  expect(sydney).toContain('Sydney')
  expect(tasman).toBe(pacific)
  expect(tasman).not.toBe(sydney)
})

test.each(['a/b/c.pbf', '4/14/9.png', '4/14.pbf', '-1/0/0.pbf', 'sea.pbf'])('%s is no tile', async (path) => {
  expect((await get(path)).status).toBe(404)
})
