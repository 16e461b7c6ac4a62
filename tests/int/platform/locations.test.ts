import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '#platform/sessions/session-tokens.ts'
import type { Location } from '#schemas/location/location.ts'
import { readTenant } from '#seed/tenants/read-tenant.ts'
import { demoTenants } from '#seed/tenants/demo-tenants.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'
import { aPage, type Sites, twoDealers } from './sites.ts'

let running: TestCms
let forecourt: SiteServer
let sites: Sites
let token: string

const weekly = (open: string, close: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Open' as const, open, close }))

async function aSession(tenant: number): Promise<string> {
  const { id } = await running.cms.create({ collection: 'shoppers', data: { tenant, phone: '+61412000001' } })
  const pool = new Pool({ connectionString: running.databaseUrl })
  const opened = { pool, secret: running.cms.secret, tenantId: tenant, shopperId: id, now: new Date() }
  return openSession(opened).finally(() => pool.end())
}

beforeAll(async () => {
  running = await startCms()
  const { cms } = running
  sites = await twoDealers(cms)
  const { alpha, beta, template } = sites
  const dealership = async (slug: string) =>
    (await cms.create({ collection: 'dealerships', data: { tenant: alpha, slug, name: slug } })).id
  const newcastle = await dealership('alpha-newcastle')
  const kia = await cms.create({ collection: 'manufacturers', data: { tenant: alpha, name: 'Kia', slug: 'kia' } })
  const address = { street: '61 Hannell Street', city: 'Wickham', state: 'NSW', postcode: '2293' }
  const location = async (data: Record<string, unknown>) =>
    (await cms.create({ collection: 'locations', data: { tenant: alpha, ...data } as never })).id
  await location({
    name: 'Alpha Newcastle',
    slug: 'newcastle',
    dealership: newcastle,
    primary: true,
    manufacturers: [kia.id],
    address: { ...address, lat: -32.9213, long: 151.7601, map_key: 'wickham' },
    phone: '02 5550 0230',
    opening_hours: weekly('00:00', '23:59'),
    special_hours: [{ date: '2020-01-01', name: 'Long ago', status: 'Closed' }],
  })
  await location({
    name: 'Alpha Service',
    slug: 'newcastle-service',
    location_type: 'service',
    dealership: newcastle,
    address,
    phone: '02 5550 0230',
    motor_vehicle_repairer: 'MVRL1',
    lvt_number: '6127',
    arc_number: 'AU1',
    time_zone: 'Australia/Perth',
    opening_hours: weekly('07:30', '17:00'),
  })
  await location({ name: 'Alpha Hidden', slug: 'hidden', visible: false, address })
  await location({
    name: 'Alpha Elsewhere',
    slug: 'elsewhere',
    address: { city: 'Perth', state: 'WA', postcode: '6000' },
  })
  await cms.create({
    collection: 'locations',
    data: { tenant: beta, name: 'Beta place', slug: 'beta-place', address },
  })
  const detail = [{ blockType: 'location-detail' }]
  await aPage(cms, { tenant: template, title: 'Opening hours', path: '/our-location/:slug', layout: detail })
  await aPage(cms, { tenant: template, title: 'Where we are', path: '/locations/:slug', layout: detail })
  await aPage(cms, {
    tenant: template,
    title: 'Contact us',
    path: '/contact-us/:slug',
    layout: [...detail, { blockType: 'lead-form', kind: 'enquiry', picker: 'location' }],
  })
  for (const path of ['/dealer-locator', '/find-my-dealer', '/dealerships'])
    await aPage(cms, { tenant: template, title: 'Find us', path, layout: [{ blockType: 'dealer-locator' }] })
  token = await aSession(alpha)
  forecourt = await startInProcess(running, { roles: 'web,worker' })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const ask = (path: string, headers: Record<string, string> = {}, site = 'alpha') =>
  forecourt.ask(path, { host: `${site}.localhost`, headers })
const page = async (path: string) => parseHtml((await ask(path)).text)

const paths = [
  '/our-location/newcastle',
  '/our-location/newcastle-service',
  '/locations/newcastle',
  '/locations/alpha-newcastle',
  '/contact-us/newcastle',
  '/dealer-locator',
  '/find-my-dealer',
  '/dealerships',
]

test.each(paths)(
  '%s answers shoppers, signed in or not (locations §2, Contact page of a location, Location routes)',
  async (path) => {
    const signedIn = await ask(path, { cookie: `shopper=${token}` })
    expect([(await ask(path)).status, signedIn.status]).toEqual([200, 200])
  },
)

test.each(['nowhere', 'hidden', 'beta-place'])(
  'a location that the site does not show (%s) is not found',
  async (slug) => {
    expect((await ask(`/our-location/${slug}`)).status).toBe(404)
  },
)

test('a location page names the location in heading, title and address', async () => {
  const html = await page('/locations/alpha-newcastle')
  expect(readTexts(html, 'h1')).toEqual(['Alpha Newcastle'])
  expect(readTexts(html, 'head title')).toEqual([expect.stringMatching(/^Alpha Newcastle: Where we are/)])
  expect(readAttributes(html, 'head link[rel=canonical]', 'href')).toEqual([
    expect.stringMatching(/\/locations\/newcastle$/),
  ])
})

test('search engines read hours and departments', async () => {
  const html = await page('/our-location/newcastle')
  const data: unknown = JSON.parse(html.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null')
  expect(data).toMatchObject({
    '@type': 'AutoDealer',
    address: { addressLocality: 'Wickham', addressCountry: 'AU' },
    department: [{ '@type': 'AutoRepair', name: 'Alpha Service' }],
  })
})

test('departments under one phone and street keep their types, hours and clocks, which state and postcode choose (locations §5, Location duplicates)', async () => {
  const { text } = await ask('/api/locations')
  const all = JSON.parse(text) as { slug: string; location_type: string; time_zone: string }[]
  expect(all.map(({ slug, location_type, time_zone }) => [slug, location_type, time_zone])).toEqual([
    ['newcastle', 'sales', 'Australia/Sydney'],
    ['newcastle-service', 'service', 'Australia/Perth'],
    ['elsewhere', 'sales', 'Australia/Perth'],
  ])
  expect(readTexts(await page('/our-location/newcastle'), 'fieldset label')).toEqual(['Sales', 'Service'])
})

test('a location says which brands it sells, and the name of its map (locations §3, Location)', async () => {
  const [newcastle, service] = JSON.parse((await ask('/api/locations')).text) as Location[]
  expect(newcastle).toMatchObject({
    manufacturers: [{ id: expect.any(Number), name: 'Kia', slug: 'kia' }],
    address: { map_key: 'wickham' },
  })
  expect(service).toMatchObject({ manufacturers: [], address: { map_key: '' } })
})

test('a location without coordinates is in its town (vehicles §9, Nearby dealers)', async () => {
  const all = JSON.parse((await ask('/api/locations')).text) as { slug: string; address: { lat: number } }[]
  expect(all.find(({ slug }) => slug === 'elsewhere')?.address.lat).toBeCloseTo(-31.95, 1)
})

test('licence, LVT and ARC numbers are shown (locations §2, Location card, Licence numbers)', async () => {
  expect((await ask('/our-location/newcastle-service')).text).toContain('MRB MVRL1 · LVT 6127 · ARC AU1')
})

test('the locator answers a postcode without script: nearby ones only (vehicles §9, Nearby dealers)', async () => {
  const html = await page('/dealer-locator?near=2300')
  expect(readTexts(html, 'main article h2')).toEqual(['Alpha Newcastle'])
  expect(readTexts(html, 'main output')).toEqual([expect.stringMatching(/^1 dealership within 250 km of .*2300/)])
})

test('a postcode that does not exist is invalid (locations §5, Postcode geocoding; §8, Invalid postcode)', async () => {
  expect(readTexts(await page('/dealer-locator?near=9998'), '[role=alert]')).toEqual(['Invalid postcode'])
})

test('the form of a location’s page begins with that location', async () => {
  const html = await page('/contact-us/newcastle')
  expect(readTexts(html, 'select[name=location] option[selected]')).toEqual(['Alpha Newcastle'])
})

test('each location page is in the sitemap', async () => {
  const { text } = await ask('/sitemap.xml')
  expect(text).toContain('/our-location/newcastle-service<')
  expect(text).not.toContain('/our-location/hidden')
})

test('the websites of a group still answer by type (vehicles §7, Manufacturer locations)', async () => {
  const { status, text } = await ask('/api/manufacturer-locations')
  expect([status, JSON.parse(text)]).toEqual([200, []])
})

const routes = [
  '/our-location/:slug',
  '/locations/:slug',
  '/contact-us/:slug',
  '/dealer-locator',
  '/find-my-dealer',
  '/dealerships',
]

test.each(routes)('a demo site has a page document for %s (locations §2)', (route) => {
  const own = demoTenants.filter(({ locations }) => locations.length > 0)
  const shows = own.filter((tenant) =>
    [tenant, ...(tenant.template ? [readTenant(tenant.template)] : [])].some(({ pages }) =>
      pages.some(({ path }) => path === route),
    ),
  )
  expect(shows.length).toBeGreaterThan(0)
})
