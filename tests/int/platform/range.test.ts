import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'
import { aPage, type Sites, twoDealers } from './sites.ts'

let running: TestCms
let forecourt: SiteServer
let sites: Sites
let offer: number

const toward = (label: string, url: string) => ({ link: { kind: 'url', label, url } })

async function aRange(cms: Payload, tenant: number): Promise<void> {
  const { id: manufacturer } = await cms.create({
    collection: 'manufacturers',
    data: { tenant, name: 'Kia', slug: 'kia', kind: 'car', description: 'Seven years of warranty.' },
  })
  const models = [
    { name: 'Sportage', slug: 'sportage-nq5', new_slug: 'sportage', body: ['SUV'], from_price: 38_490_00 },
    { name: 'Carnival', slug: 'carnival', body: ['People Mover'], status: 'coming_soon', arrival: 'Coming early 2026' },
    { name: 'EV6', slug: 'ev6', override_url: '/electric/ev6', body: ['SUV'], status: 'new' },
    { name: 'Stinger', slug: 'finance', body: ['Sedan'] },
  ] as const
  for (const [position, model] of models.entries())
    await cms.create({
      collection: 'models',
      data: { tenant, manufacturer, position: position + 1, ...model } as never,
    })
}

beforeAll(async () => {
  running = await startCms()
  const { cms } = running
  sites = await twoDealers(cms)
  const { alpha, template } = sites
  await aPage(cms, { tenant: alpha, title: 'Models', path: '/models', layout: [{ blockType: 'model-range' }] })
  await aPage(cms, {
    tenant: alpha,
    title: 'Model',
    path: '/models/:slug',
    layout: [
      { blockType: 'model-intro' },
      { blockType: 'range-stock', heading: 'In stock now' },
      {
        blockType: 'lead-form',
        heading: 'Request a brochure',
        kind: 'enquiry',
        settings: { visibility: { flag: 'brochureForms' } },
      },
    ],
  })
  await aPage(cms, {
    tenant: template,
    title: 'Brand',
    path: '/:brandSlug/overview',
    layout: [{ blockType: 'brand-intro' }, { blockType: 'model-range' }, { blockType: 'range-stock' }],
  })
  await aPage(cms, { tenant: alpha, title: 'Brands', path: '/brands', layout: [{ blockType: 'brand-grid' }] })
  await aRange(cms, alpha)
  const { id } = await cms.create({
    collection: 'promos',
    data: { tenant: alpha, name: 'Winter', display: true, expiry: '2020-01-01T00:00:00.000Z' },
  })
  offer = id
  await cms.create({
    collection: 'menus',
    data: {
      tenant: template,
      name: 'Main',
      place: 'header',
      _status: 'published',
      items: [
        { ...toward('Vehicles', '/models'), display: 'tiles', fill: 'models', shownIf: 'models' },
        { ...toward('Offers', '/special-offers'), shownIf: 'offers' },
        { ...toward('Demo cars', '/search/demo-cars'), shownIf: 'demo' },
        { ...toward('Used cars', '/search/used-cars'), shownIf: 'used' },
        { ...toward('Buy online', '/checkout'), flag: 'checkout' },
      ],
    } as never,
  })
  forecourt = await startInProcess(running, { roles: 'web,worker' })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const alpha = (path: string) => forecourt.ask(path, { host: 'alpha.localhost' })
const read = async (path: string) => parseHtml((await alpha(path)).text)
const entries = async (host = 'alpha.localhost') =>
  readTexts(
    parseHtml((await forecourt.ask('/', { host })).text),
    '#site-menu > ul > li > a, #site-menu > ul > li > details > summary',
  )

test('/models shows the range, and ?body a part of it (locations §1, Model range pages; §2, Models routes; §4, Model range)', async () => {
  expect(readTexts(await read('/models'), 'article :is(h1, h2, h3)')).toEqual([
    'Sportage',
    'Carnival',
    'EV6',
    'Stinger',
  ])
  expect(readTexts(await read('/models?body=suv'), 'article :is(h1, h2, h3)')).toEqual(['Sportage', 'EV6'])
})

test('a model has a page with its stock (locations §2, Model page routes)', async () => {
  const page = await read('/models/sportage-nq5')
  expect(readTexts(page, 'h1')).toEqual(['Kia Sportage'])
  expect(readTexts(page, 'title')).toEqual(['Kia Sportage | alpha motors'])
  expect(readAttributes(page, '#stock article h3 a', 'href')).toEqual(['/cars/alpha-car'])
})

test.each([
  ['/sportage', 302, '/models/sportage-nq5'],
  ['/sportage-nq5', 302, '/models/sportage-nq5'],
  ['/models/ev6', 302, '/electric/ev6'],
  ['/electric/ev6', 200, undefined],
  ['/ev6', 302, '/electric/ev6'],
  ['/models/none', 404, undefined],
  ['/none/overview', 404, undefined],
  ['/kia/overview', 200, undefined],
  ['/brands', 200, undefined],
])('%s answers %i (locations §2, Model page routes)', async (path, status, location) => {
  const { status: answered, headers } = await alpha(path)
  expect([answered, headers.location]).toEqual([status, location])
})

test('a page of the site goes before the short address of a model', async () => {
  expect(readTexts(await read('/finance'), 'h1')).toEqual(['Finance from the template'])
  expect(readTexts(await read('/models/finance'), 'h1')).toEqual(['Kia Stinger'])
})

test('a model at its own address names that as its address', async () => {
  const [canonical] = readAttributes(await read('/electric/ev6'), 'link[rel=canonical]', 'href')
  expect(canonical).toMatch(/\/electric\/ev6$/)
})

test('a brand has its models and stock, and the brands page leads there (vehicles §1, Group with a brands page; §2, Brand overview route; locations §2, Brands route, Brand overview route)', async () => {
  expect(readAttributes(await read('/brands'), 'main a', 'href')).toEqual(['/kia/overview'])
  const page = await read('/kia/overview')
  expect(readTexts(page, 'h1')).toEqual(['Kia'])
  expect(readAttributes(page, '#stock article h3 a', 'href')).toEqual(['/cars/alpha-car'])
})

test('a form on a model’s page says which model it is about (locations §3, Lead payload)', async () => {
  const lead = {
    key: crypto.randomUUID(),
    kind: 'enquiry',
    values: { name: 'Ana', last_name: 'Li', phone: '0412 000 001', email: 'ana@example.com', message: 'A brochure.' },
    url: 'http://alpha.localhost/electric/ev6',
  }
  const values = { ...lead.values, postcode: '4558', category: 'General Enquiry' }
  const { status, text } = await forecourt.ask('/api/leads', {
    host: 'alpha.localhost',
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://alpha.localhost', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ ...lead, values }),
  })
  expect([status, text]).toEqual([200, expect.stringContaining('lead_id')])
  const { docs } = await running.cms.find({ collection: 'leads', limit: 1 })
  expect(docs[0]?.lead_attributes).toMatchObject({
    'Vehicle Make': 'Kia',
    'Vehicle Model': 'EV6',
    manufacturer_slug: 'kia',
  })
})

test('a form for brochures stands on the page of a site with brochure forms alone (vehicles §1, Brochure switch)', async () => {
  const headings = async () => readTexts(await read('/models/carnival'), 'h2')
  const setFlag = (brochureForms: boolean) =>
    running.cms.update({ collection: 'tenants', id: sites.alpha, data: { flags: { brochureForms } } })
  await setFlag(false)
  await expect.poll(headings).not.toContain('Request a brochure')
  await setFlag(true)
  await expect.poll(headings).toContain('Request a brochure')
})

test('a second model cannot have the short address of another', async () => {
  const { docs } = await running.cms.find({ collection: 'manufacturers', limit: 1, depth: 0 })
  const data = { tenant: sites.alpha, name: 'Other', manufacturer: docs[0]?.id ?? 0, new_slug: 'carnival' }
  await expect(running.cms.create({ collection: 'models', data: data as never })).rejects.toThrow(
    'Another model of this site is at /carnival.',
  )
})

test('a menu of the template shows each site what it has (locations §1, Header menus)', async () => {
  expect(await entries()).toEqual(['Vehicles', 'Used cars'])
  expect(await entries('beta.localhost')).toEqual(['Used cars'])
})

test('an entry comes with the first offer and the first car of its kind, and goes with the last (locations §2, Offers menu entry)', async () => {
  await running.cms.update({ collection: 'promos', id: offer, data: { expiry: null } })
  await expect.poll(() => entries()).toContain('Offers')
  const demo = { tenant: sites.alpha, stocknum: 'A9', slug: 'a-demo', make: 'Kia', model: 'EV6', year: 2026 }
  const data = { ...demo, car_type: 'demo', price: 60_000_00 } as never
  const { id } = await running.cms.create({ collection: 'vehicles', data })
  await expect.poll(() => entries()).toEqual(['Vehicles', 'Offers', 'Demo cars', 'Used cars'])
  await running.cms.update({ collection: 'promos', id: offer, data: { expiry: '2020-01-01T00:00:00.000Z' } })
  await running.cms.delete({ collection: 'vehicles', id })
  await expect.poll(() => entries()).toEqual(['Vehicles', 'Used cars'])
})
