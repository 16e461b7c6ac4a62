import sharp from 'sharp'
import { expect, test } from 'vitest'
import { caravans, catalogue, motorcycles } from '#seed/stock/catalogue/index.ts'
import { drawBrandTile, drawMark } from './draw-mark.ts'

const brands = [...new Set([...catalogue, ...caravans, ...motorcycles].map(({ make }) => make))]

test('every brand has its own tile', async () => {
  const tiles = await Promise.all(brands.map(drawBrandTile))
  expect(new Set(tiles.map((tile) => tile.toString('base64'))).size).toBe(brands.length)
})

test('a dealer mark stands on nothing, in its own colour', async () => {
  const { data, info } = await sharp(
    await drawMark({ name: 'Westgate', emblem: 'gate', colour: '#d5372c', ink: '#1b1f24' }),
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = new Set<string>()
  for (let i = 0; i < data.length; i += info.channels)
    if (data[i + 3] === 255) colours.add([data[i], data[i + 1], data[i + 2]].join())
  expect(data[3]).toBe(0)
  expect([...colours]).toEqual(expect.arrayContaining(['213,55,44', '27,31,36']))
})
