import { expect, test } from 'vitest'
import { siteConfig } from '../tenant/site-config.ts'
import { areVectorTiles, isMapAddress, mapSourceOrigin } from './map-source.ts'

test.each([
  ['https://maps.example.com/style.json', true],
  ['https://maps.example.com/{z}/{x}/{y}.png?key=1', true],
  ['/map-tiles/tiles.json', true],
  ['/map-tiles/{z}/{x}/{y}.pbf', true],
  ['https://maps.example.com/{z}/{x}.png', false],
  ['http://maps.example.com/style.json', false],
  ['https://name:word@maps.example.com/style.json', false],
  ['//maps.example.com/style.json', false],
  ['/\\maps.example.com/style.json', false],
  ['maps.example.com/style.json', false],
  ['javascript:{z}{x}{y}', false],
])('a map may come from %s: %s', (address, is) => {
  expect(isMapAddress(address)).toBe(is)
  expect(siteConfig.safeParse({ maps: { source: address } }).success).toBe(is)
})

test('vector tiles are told by their ending', () => {
  const addresses = ['/{z}/{x}/{y}.pbf', '/{z}/{x}/{y}.mvt?key=1', '/{z}/{x}/{y}.webp', '/{z}/{x}/{y}?kind=.pbf.png']
  expect(addresses.map(areVectorTiles)).toEqual([true, true, false, false])
})

test('only a map of another server has an origin that pages may call', () => {
  const addresses = ['', '/map-tiles/tiles.json', 'https://maps.example.com/{z}/{x}/{y}.png']
  const origins = addresses.map(mapSourceOrigin)
  expect(origins).toEqual([null, null, 'https://maps.example.com'])
})
