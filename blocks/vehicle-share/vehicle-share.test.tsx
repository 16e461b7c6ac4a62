import { expect, test } from 'vitest'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleShare } from './block.ts'
import component from './component.tsx'
import { empty, typical } from './fixtures.ts'
import { shareLinks } from './share-links.ts'

const modules = { block: vehicleShare, component }

test('every way to share carries the vehicle’s address on the tenant’s own site', async () => {
  const html = await renderBlock(modules, typical)
  const address = encodeURIComponent('http://coastline-kia.localhost:3000/cars/')
  expect(html.split(address)).toHaveLength(6)
})

test('a name with an ampersand stays one value of the link', () => {
  const [, x] = shareLinks('https://a.test/cars/b', 'Wheels & Tyres')
  expect(new URL(x?.href ?? '').searchParams.get('text')).toBe('Wheels & Tyres')
})

test('printing is offered only where the marketer wants it', async () => {
  expect(await renderBlock(modules, typical)).toContain('Print')
  expect(await renderBlock(modules, empty)).not.toContain('Print')
})

test('a vehicle can be made a favourite and compared from its page (vehicles §2, sidebar)', async () => {
  const html = await renderBlock(modules, typical)
  expect(html).toMatch(/data-vehicle="12"[^>]*data-name="2021 Kia Cerato Sport"/)
  expect(html).toContain('data-keep="favourite"')
})

test('a sold vehicle cannot (vehicles §5)', async () => {
  const page = aPage({ vehicle: aVehicle({ status: 'sold' }) })
  expect(await renderBlock(modules, typical, aRuntime({ page }))).not.toContain('data-keep')
})
