import { expect, test } from 'vitest'
import { location } from '#schemas/location/location.ts'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import type { PropsInput } from '../_kit/props.ts'
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
  const links = readAttributes(parseHtml(await renderBlock(modules, typical)), '[aria-label^="Share by"]', 'href')
  const address = encodeURIComponent('http://coastline-kia.localhost:3000/cars/2021-kia-cerato-sport-a12')
  expect(links.map((href) => href?.includes(address))).toEqual([true, true, true, true, true])
})

test('there are six ways: Facebook, X, WhatsApp, email, text message and copying (vehicles §1, Save and share; §2, Share row; locations §2, Vehicle extras)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readAttributes(page, 'li > :is(a, button)', 'title').slice(0, 6)).toEqual([
    'Facebook',
    'X',
    'WhatsApp',
    'Email',
    'Text message',
    'Copy link',
  ])
  expect(readAttributes(page, '[data-tool="copy"]', 'data-copy')).toEqual([
    'http://coastline-kia.localhost:3000/cars/2021-kia-cerato-sport-a12',
  ])
})

test('a name with an ampersand stays one value of the link', () => {
  const [, x] = shareLinks('https://a.test/cars/b', 'Wheels & Tyres')
  expect(new URL(x?.href ?? '').searchParams.get('text')).toBe('Wheels & Tyres')
})

test('a copied link is confirmed by Copied, or by a toast that names the vehicle (vehicles §2, Copy notice)', async () => {
  const said = async (input: PropsInput<typeof vehicleShare>) =>
    readAttributes(parseHtml(await renderBlock(modules, input)), '[data-tool="copy"]', 'data-copied')
  expect(await said(typical)).toEqual(['Copied'])
  expect(await said(longest)).toEqual(['Copied 2021 Kia Cerato Sport BD to your clipboard!'])
})

test('printing opens the print page of the vehicle in a new tab (vehicles §2)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readAttributes(page, 'a[href="/print?car_id=2021-kia-cerato-sport-a12"]', 'target')).toEqual(['_blank'])
  expect(await renderBlock(modules, empty)).not.toContain('/print')
})

test('the PDF is saved under the vehicle’s slug, and pressing is event 61 (vehicles §7, Event ids)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readAttributes(page, '[data-tool="save-pdf"][data-event="61"][data-car="12"]', 'download')).toEqual([
    '2021-kia-cerato-sport-a12.pdf',
  ])
})

test('a car with distribution locations has no PDF (vehicles §2, PDF of distribution locations; locations §5, Reserve and PDF rules)', async () => {
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

test('only a vehicle with a file has the history report, and pressing is event 60 (vehicles §2, History report; locations §2, Vehicle extras)', async () => {
  expect(await renderBlock(modules, typical)).not.toContain('History Report')
  const html = await renderBlock(modules, typical, withVehicle({ file: 'https://reports.example/a12.pdf' }))
  expect(readAttributes(parseHtml(html), '[data-event="60"]', 'href')).toEqual(['https://reports.example/a12.pdf'])
})

test('on a site with the plugin the report is that of the PPSR', async () => {
  const { config } = aSite()
  const site = aSite({ config: { ...config, plugins: ['PPSR Report'] } })
  const runtime = { ...withVehicle({ file: 'https://reports.example/a12.pdf' }), site }
  expect(readTexts(parseHtml(await renderBlock(modules, typical, runtime)), '[data-event="60"]')).toEqual([
    'View PPSR Report',
  ])
})

test('a vehicle can be made a favourite and compared from its page (vehicles §1, Save and share)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  const buttons = '[data-vehicle="12"][data-name="2021 Kia Cerato Sport"] [data-keep]'
  expect(readAttributes(page, buttons, 'data-keep')).toEqual(['compare', 'favourite'])
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
