import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cutMapTiles } from './generate-map-tiles.ts'
import { mapTiles, readMapTiles } from './map-tiles.ts'

const kept = await readMapTiles()
/** Name of the tile of zoom 6 where Sydney is. */
const sydney = '6/58/38'

test('the kept tiles of the map are what their sources give', async () => {
  const cut = await cutMapTiles()
  expect([...kept.keys()].toSorted()).toEqual([...cut.keys()].toSorted())
  const differing = [...cut].filter(([name, tile]) => Buffer.compare(gunzipSync(kept.get(name) ?? ''), tile) !== 0)
  expect(differing.map(([name]) => name)).toEqual([])
})

test('the map has both countries to its closest level, and no tile of mere sea twice', () => {
  const levels = new Set([...kept.keys()].map((name) => name.split('/')[0]))
  expect([...levels].filter((level) => level !== 'sea')).toHaveLength(mapTiles.maxzoom + 1)
  const text = gunzipSync(kept.get(sydney) ?? '').toString('latin1')
  for (const found of ['water', 'place', 'Sydney', 'Newcastle']) expect(text).toContain(found)
  const sea = gunzipSync(kept.get('sea') ?? '')
  const same = [...kept].filter(([, tile]) => Buffer.compare(gunzipSync(tile), sea) === 0)
  expect(same.map(([name]) => name)).toEqual(['sea'])
})
