import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehiclePrint } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { empty, typical } from './fixtures.ts'

const modules = { block: vehiclePrint, component, data }
const htmlOf = (changes: Partial<VehicleInput> = {}) =>
  renderBlock(modules, typical, aRuntime({ page: aPage({ vehicle: aVehicle(changes) }) }))

test('the sheet has the vehicle, its price, facts, features, comments and dealer', async () => {
  const html = await htmlOf()
  for (const words of [
    '2021 Kia Cerato Sport BD',
    '$24,990',
    '42,350 km',
    'Apple CarPlay',
    'One owner',
    '1 Ferry Road',
  ])
    expect(html).toContain(words)
})

test('a printed page contains the URL of the vehicle', async () => {
  expect(await htmlOf()).toContain('http://coastline-kia.localhost:3000/cars/2021-kia-cerato-sport-a12')
})

test('buttons are not printed', async () => {
  const page = parseHtml(await htmlOf())
  expect(readTexts(page, '[data-print="hide"] button')).toEqual(['Print this page'])
  expect(page.querySelector('button:not([data-print="hide"] *)')).toBeNull()
})

test('the print dialog opens at once where the marketer wants that', async () => {
  expect(await htmlOf()).toContain('data-at-once')
  expect(await renderBlock(modules, empty)).not.toContain('data-at-once')
})

test('a sold vehicle’s sheet says so and names no price (vehicles §4)', async () => {
  const html = await htmlOf({ status: 'sold' })
  expect(html).toContain('SOLD')
  expect(html).not.toContain('$24,990')
})

test('a vehicle without pictures, features and comments still has a sheet', async () => {
  const html = await htmlOf({ images: [], features: [], dealercomments: null, price: null, before_price: null })
  expect(html).toContain('Enquire for price.')
  expect(html).not.toMatch(/Features|Comments/)
  expect(parseHtml(html).querySelector('img')).toBeNull()
})
