import { expect, test } from 'vitest'
import { location } from '#schemas/location/location.ts'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { shareLinks } from '../_vehicle/share-links.ts'
import { vehicleShare } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { empty, longest, typical } from './fixtures.ts'

const modules = { block: vehicleShare, component, data }
const withVehicle = (changes: Parameters<typeof aVehicle>[0]) =>
  aRuntime({ page: aPage({ vehicle: aVehicle(changes) }) })

test('every way to share carries the vehicle’s address on the tenant’s own site', async () => {
  const html = await renderBlock(modules, typical)
  const address = encodeURIComponent('http://coastline-kia.localhost:3000/cars/')
  expect(html.split(address)).toHaveLength(6)
})

test('there are six ways: Facebook, X, WhatsApp, email, text message and copying (vehicles §2)', async () => {
  const html = await renderBlock(modules, typical)
  expect([...html.matchAll(/Share by ([^"]+)"/g)].map(([, label]) => label)).toEqual([
    'Facebook',
    'X',
    'WhatsApp',
    'Email',
    'Text message',
  ])
  expect(html).toContain('data-copy="http://coastline-kia.localhost:3000/cars/2021-kia-cerato-sport-a12"')
})

test('a name with an ampersand stays one value of the link', () => {
  const [, x] = shareLinks('https://a.test/cars/b', 'Wheels & Tyres')
  expect(new URL(x?.href ?? '').searchParams.get('text')).toBe('Wheels & Tyres')
})

test('a copied link is confirmed by Copied, or by a toast that names the vehicle (vehicles §2)', async () => {
  expect(await renderBlock(modules, typical)).toContain('data-copied="Copied"')
  expect(await renderBlock(modules, longest)).toContain(
    'data-copied="Copied 2021 Kia Cerato Sport BD to your clipboard!"',
  )
})

test('printing opens the print page of the vehicle in a new tab (vehicles §2)', async () => {
  expect(await renderBlock(modules, typical)).toMatch(
    /href="\/print\?car_id=2021-kia-cerato-sport-a12"[^>]* target="_blank"/,
  )
  expect(await renderBlock(modules, empty)).not.toContain('/print')
})

test('the PDF is saved under the vehicle’s slug, and pressing is event 61 (vehicles §7)', async () => {
  expect(await renderBlock(modules, typical)).toMatch(
    /download="2021-kia-cerato-sport-a12\.pdf"[^>]*data-tool="save-pdf" data-event="61" data-car="12"/,
  )
})

test('a car with distribution locations has no PDF (vehicles §2)', async () => {
  const runtime = aRuntime()
  const api: typeof runtime.api = {
    call: (name) => {
      if (name !== 'locations')
        throw new ApiFailure({ kind: 'problem', code: 'unexpected', status: 500, title: '', detail: '' })
      return Promise.resolve([
        location.parse({ id: 3, name: 'A', slug: 'a', address: {}, distribution_locations: [4] }),
      ]) as never
    },
  }
  expect(await renderBlock(modules, typical, { ...runtime, api })).not.toContain('.pdf')
})

test('only a vehicle with a file has the history report, and pressing is event 60 (vehicles §2 and §7)', async () => {
  expect(await renderBlock(modules, typical)).not.toContain('History Report')
  const html = await renderBlock(modules, typical, withVehicle({ file: 'https://reports.example/a12.pdf' }))
  expect(html).toMatch(/href="https:\/\/reports\.example\/a12\.pdf"[^>]*data-event="60"/)
})

test('a vehicle can be made a favourite and compared from its page (vehicles §2, sidebar)', async () => {
  const html = await renderBlock(modules, typical)
  expect(html).toMatch(/data-vehicle="12"[^>]*data-name="2021 Kia Cerato Sport"/)
  expect(html).toContain('data-keep="favourite"')
})

test('a sold vehicle cannot (vehicles §5)', async () => {
  expect(await renderBlock(modules, typical, withVehicle({ status: 'sold' }))).not.toContain('data-keep')
})

test('a film is no picture of a favourite, nor does it stand for one (vehicles §5)', async () => {
  const film = { image: { url: '/stock/a.webm', thumb: { url: '/stock/a-film.webp' } }, isVideo: true }
  const html = await renderBlock(modules, typical, withVehicle({ images: [film] }))
  expect(html).not.toContain('a-film.webp')
  const site = aSite({ config: siteConfig.parse({ cards: { keepPicturedOnly: true } }) })
  const there = aRuntime({ site, page: aPage({ vehicle: aVehicle({ images: [film] }) }) })
  expect(await renderBlock(modules, typical, there)).not.toContain('data-keep')
})
