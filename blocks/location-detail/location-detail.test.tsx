import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import type { Location } from '#schemas/location/location.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleAnswers, sampleApi } from '../_kit/samples/sample-api.ts'
import { locationDetail } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: locationDetail, component, data }
const [sales = null, other = null] = sampleAnswers.locations
const service: Location | null = sales && {
  ...sales,
  id: 30,
  name: 'Coastline Service',
  slug: 'coastline-service',
  location_type: 'service',
  phone: '07 5550 9999',
  opening_hours: [{ weekday: 1, status: 'Open', open: '07:00', close: '16:00' }],
}
const all = [sales, other, service].flatMap((one) => one ?? [])
const render = (
  changes: { location?: Location | null; locations?: Location[]; now?: string } = {},
  country: 'AU' | 'NZ' = 'AU',
) => {
  const { location = sales, locations = all, now = '2026-11-23T03:00:00.000Z' } = changes
  const page = aPage({ vehicle: null, location, now })
  return renderBlock(modules, typical, aRuntime({ page, site: aSite({ country }), api: sampleApi({ locations }) }))
}

test('departments at one address are chosen by name, each with its hours and phone (locations §2, Location detail)', async () => {
  const html = parseHtml(await render())
  expect(readTexts(html, 'fieldset label')).toEqual(['Sales', 'Service'])
  expect(readTexts(html, '[data-department=service] a')).toContain('07 5550 9999')
  expect(readTexts(html, '[data-department=service] td')).toContain('7:00am - 4:00pm')
})

test('a location alone has no selector', async () => {
  expect(parseHtml(await render({ locations: sampleAnswers.locations })).querySelector('fieldset')).toBeNull()
})

test('the page of the workshop begins with the workshop', async () => {
  const html = parseHtml(await render({ location: service }))
  expect(readTexts(html, 'fieldset label')).toEqual(['Service', 'Sales'])
  expect(readAttributes(html, 'fieldset input[checked]', 'value')).toEqual(['service'])
})

test('open now is told on the location’s own clock, not the site’s (locations §2, Location detail)', async () => {
  const perth = sales && { ...sales, time_zone: 'Australia/Perth' }
  const at = async (location: Location | null) =>
    readTexts(parseHtml(await render({ location, locations: [], now: '2026-11-23T00:00:00.000Z' })), 'span').filter(
      (text) => /^(Open|Closed) now$/.test(text),
    )
  expect([await at(sales), await at(perth)]).toEqual([['Open now'], ['Closed now']])
})

test('hours of today name the clock of the location where it shows another time than the site’s', async () => {
  const there = (time_zone: string) => sales && { ...sales, time_zone }
  const at = async (location: Location | null, now: string) =>
    parseHtml(await render({ location, locations: [], now })).body.textContent
  const noon = '2026-11-23T04:00:00.000Z'
  expect(await at(there('Australia/Perth'), noon)).toMatch(/Today \d.*m \(Perth time\)/)
  expect(await at(there('Australia/Sydney'), noon)).toMatch(/Today \d.*m \(Sydney time\)/)
  expect(await at(there('Australia/Sydney'), '2026-07-06T02:00:00.000Z')).not.toContain('Sydney time')
  expect(await at(sales, noon)).not.toMatch(/ time\)/)
})

test('licence, repairer, LVT and ARC numbers are shown (locations §2, Location card, Licence numbers)', async () => {
  const numbered = sales && {
    ...sales,
    dealer_license_number: '3990412',
    motor_vehicle_repairer: 'MVRL55174',
    lvt_number: '6127',
    arc_number: 'AU34817',
  }
  const words = 'DL 3990412 · MRB MVRL55174 · LVT 6127 · ARC AU34817'
  expect(await render({ location: numbered, locations: [] })).toContain(words)
  expect(await render({ location: numbered, locations: [] }, 'NZ')).toContain('MVTR 3990412')
})

test('the landline is beside the mobile, and each is named (locations §2, Location card)', async () => {
  const both = sales && { ...sales, phone: '0491 570 110', landline_phone: '07 5550 0420' }
  const html = parseHtml(await render({ location: both, locations: [] }))
  expect(html.body.textContent).toContain('Mobile 0491 570 110')
  expect(html.body.textContent).toContain('Landline 07 5550 0420')
})

test('the rating is Google’s, with its number of reviews (locations §2, Location card)', async () => {
  const rated = sales && { ...sales, average_rating: 4.6, review_count: 1_904 }
  expect(await render({ location: rated, locations: [] })).toContain('4.6 (1,904 Google reviews)')
})

test('a location with a map key shows the picture of the site’s map service, which leads to the way there (locations §3, Location)', async () => {
  const keyed = sales && { ...sales, address: { ...sales.address, map_key: 'ferry road' } }
  const { config } = aSite()
  const maps = { ...config.maps, picture: 'https://maps.example.com/{key}.png?w={width}' }
  const at = async (location: Location | null, site = aSite({ config: { ...config, maps } })) => {
    const page = aPage({ location, vehicle: null })
    const html = parseHtml(await renderBlock(modules, typical, aRuntime({ site, page })))
    return readAttributes(html, 'a[href*="/maps/dir/"] > img[loading="lazy"]', 'src')
  }
  expect(await at(keyed)).toEqual(['https://maps.example.com/ferry%20road.png?w=800'])
  expect([await at(sales), await at(keyed, aSite())]).toEqual([[], []])
})

test('without a location there is nothing', async () => {
  expect(await render({ location: null })).toBe('')
})
