import { type SourceSpecification, validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { mapStyle } from './map-style.ts'

const look = {
  land: 'rgb(251,250,245)',
  sea: 'rgb(233,237,232)',
  border: 'rgb(130,130,130)',
  road: 'rgb(220,220,220)',
  text: 'rgb(90,90,90)',
  capital: 'rgb(32,38,31)',
  fonts: ['Seravek', '"Gill Sans Nova"', 'sans-serif'],
}
const vector: SourceSpecification = {
  type: 'vector',
  tiles: ['https://maps.example.com/{z}/{x}/{y}.pbf'],
  maxzoom: 14,
}
const raster: SourceSpecification = {
  type: 'raster',
  tiles: ['https://maps.example.com/{z}/{x}/{y}.png'],
  tileSize: 256,
}

test.each([vector, raster])('$type tiles get a style that MapLibre accepts', (tiles) => {
  expect(validateStyleMin(mapStyle(tiles, look))).toEqual([])
  // @ts-expect-error No map has such tiles.
  expect(validateStyleMin(mapStyle({ type: 'drawn' }, look))).not.toEqual([])
})

test('vector tiles have the colours of the site, and no file of fonts or pictures', () => {
  const style = mapStyle(vector, look)
  const colours = JSON.stringify(style).match(/rgb\([\d,]+\)/g) ?? []
  expect(new Set(colours)).toEqual(
    new Set(
      Object.values(look)
        .flat()
        .filter((value) => value.startsWith('rgb')),
    ),
  )
  expect([style.glyphs, style.sprite]).toEqual([undefined, undefined])
})
