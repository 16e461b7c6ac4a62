import sharp from 'sharp'
import { expect, test } from 'vitest'
import { caravans, catalogue, motorcycles } from '#seed/stock/catalogue/index.ts'
import type { BodyName } from '#seed/stock/catalogue/read-cars.ts'
import { carLook, caravanLook, motorcycleLook, type Look } from '#seed/stock/looks.ts'
import { backdropNames } from './backdrops.ts'
import { angles, type Angle, type Portrait } from './portrait.ts'
import { openStudio } from './studio.ts'

const bodies = [...new Set(catalogue.flatMap(({ models }) => models.map(({ body }) => body)))]

function firstOf(body: BodyName): Look {
  const make = catalogue.find(({ models }) => models.some((model) => model.body === body))
  const model = make?.models.find((one) => one.body === body)
  if (!make || !model) throw new Error(`No ${body} in the catalogue.`)
  return carLook(make, model)
}

const looks: Array<readonly [string, Look]> = [
  ...bodies.map((body) => [body, firstOf(body)] as const),
  ...[...new Map(caravans.map((one) => [one.kind, one])).values()].map(
    (one) => [`caravan, ${one.kind}`, caravanLook(one)] as const,
  ),
  ...[...new Map(motorcycles.map((one) => [one.style, one])).values()].map(
    (one) => [`motorcycle, ${one.style}`, motorcycleLook(one)] as const,
  ),
]

const small = openStudio({ width: 300, height: 200 })
const outside = (look: Look, more: Partial<Extract<Portrait, { kind: 'outside' }>> = {}): Portrait => ({
  kind: 'outside',
  ...look,
  paint: 'red',
  place: 'yard',
  angle: 'front-left',
  ...more,
})

async function pixelsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().raw().toBuffer()
}

/** Share of pixels that clearly differ between two pictures. */
function difference(a: Buffer, b: Buffer): number {
  let apart = 0
  for (let i = 0; i < a.length; i += 3)
    if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) + Math.abs((a[i + 1] ?? 0) - (b[i + 1] ?? 0)) > 40) apart++
  return apart / (a.length / 3)
}

test.each(looks)('%s: the picture shows a vehicle, and its paint', async (_name, look) => {
  const red = await pixelsOf(await small.take(outside(look)))
  const white = await pixelsOf(await small.take(outside(look, { paint: 'white' })))
  const rear = await pixelsOf(await small.take(outside(look, { angle: 'rear-left' })))
  expect(difference(red, white)).toBeGreaterThan(0.004)
  expect(difference(red, rear)).toBeGreaterThan(0.08)
})

test('equal portraits are the same bytes in every process', async () => {
  const portrait = outside(firstOf('SUV'))
  const other = openStudio({ width: 300, height: 200 })
  await other.take(outside(firstOf('Van'), { place: 'park' }))
  expect((await small.take(portrait)).equals(await other.take(portrait))).toBe(true)
})

test('every angle and every place gives a different picture', async () => {
  const look = firstOf('Hatchback')
  const pictures: Buffer[] = []
  for (const angle of Object.keys(angles) as Angle[]) pictures.push(await small.take(outside(look, { angle })))
  for (const place of backdropNames) if (place !== 'yard') pictures.push(await small.take(outside(look, { place })))
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length)
})

test('a full picture is 1200 by 800 and weighs less than 60 kB', { timeout: 30_000 }, async () => {
  const picture = await openStudio().take(outside(firstOf('SUV')))
  const { width, height, format } = await sharp(picture).metadata()
  expect({ width, height, format }).toEqual({ width: 960, height: 640, format: 'webp' })
  expect(picture.length).toBeLessThan(60_000)
})
