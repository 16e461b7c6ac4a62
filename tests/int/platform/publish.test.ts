import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type Answer, type Forecourt, startForecourt, until } from '#tests/support/forecourt.ts'
import { aHero, aPage, aSlide, aVehicle, type Sites, twoDealers } from './sites.ts'

let running: TestCms
let sites: Sites
let processes: Forecourt[]
let startedAt: string

beforeAll(async () => {
  running = await startCms()
  sites = await twoDealers(running.cms)
  startedAt = new Date().toISOString()
  const dataDir = process.env['FORECOURT_DATA_DIR'] ?? ''
  processes = await Promise.all(
    ['web', 'web,worker'].map((roles) => startForecourt({ databaseUrl: running.databaseUrl, dataDir, roles })),
  )
})
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()))
  await running.stop()
})

/** A repeated test begins as the first attempt did. */
let attempt = 0
afterEach(async () => {
  attempt += 1
  const where = { createdAt: { greater_than: startedAt } }
  for (const collection of ['pages', 'menus', 'sections', 'slides', 'redirects', 'vehicles', 'locations'] as const)
    await running.cms.delete({ collection, where })
})

/** Warms the page in both processes, makes the change, and returns the milliseconds that the slower one took to show it. */
async function seenAfter(
  page: { host: string; path: string },
  change: () => Promise<unknown>,
  shows: (answer: { status: number; text: string }) => boolean,
): Promise<number> {
  const look = (each: Forecourt) => each.ask(page.path, { host: page.host })
  const isKept = (answer: Answer) => answer.headers['cache-status'] !== 'forecourt; fwd=miss'
  for (const each of processes) {
    await until(
      () => look(each),
      (answer) => isKept(answer) && !shows(answer),
    )
  }
  await change()
  const seen = await Promise.all(processes.map((each) => until(() => look(each), shows)))
  return Math.max(...seen.map(({ ms }) => ms))
}

const second = 1_000
const alphaHome = { host: 'alpha.localhost', path: '/' }

test('what a marketer publishes is seen in every process in under a second', async () => {
  const id = await aPage(running.cms, { tenant: sites.alpha, title: 'Offers', path: '/offers', heading: 'May offers' })
  const publish = () =>
    running.cms.update({
      collection: 'pages',
      id,
      data: { layout: [aHero('June offers')], _status: 'published' } as never,
    })
  expect(
    await seenAfter({ host: 'alpha.localhost', path: '/offers' }, publish, ({ text }) => text.includes('June offers')),
  ).toBeLessThan(second)
})

/** Processes hear of changes in their order: once they show a later one, they have acted on all before it. */
async function pastEarlierChanges(name: string): Promise<void> {
  const path = `/${name}`
  await aPage(running.cms, { tenant: sites.beta, title: name, path, heading: name })
  const isShown = ({ status }: Answer) => status === 200
  await Promise.all(processes.map((each) => until(() => each.ask(path, { host: 'beta.localhost' }), isShown)))
}

test('a saved draft changes nothing that visitors see', async () => {
  const id = await aPage(running.cms, {
    tenant: sites.alpha,
    title: 'Trade',
    path: '/trade',
    heading: 'Published trade',
  })
  const serving = async () => (await processes[0]?.ask('/trade', { host: 'alpha.localhost' }))?.headers['cache-status']
  await pastEarlierChanges('before-the-draft')
  await until(serving, (seen) => seen === 'forecourt; hit')
  await running.cms.update({ collection: 'pages', id, draft: true, data: { layout: [aHero('Secret draft')] } as never })
  await pastEarlierChanges('after-the-draft')
  expect(await serving()).toBe('forecourt; hit')
})

test('a new page takes the place of its 404', async () => {
  const create = () =>
    aPage(running.cms, { tenant: sites.alpha, title: 'New', path: '/brand-new', heading: 'Brand new' })
  expect(
    await seenAfter({ host: 'alpha.localhost', path: '/brand-new' }, create, ({ status }) => status === 200),
  ).toBeLessThan(second)
})

test('a page that is taken back is gone', async () => {
  const id = await aPage(running.cms, { tenant: sites.alpha, title: 'Sale', path: '/sale', heading: 'Sale' })
  const retract = () => running.cms.update({ collection: 'pages', id, data: { _status: 'draft' } })
  expect(
    await seenAfter({ host: 'alpha.localhost', path: '/sale' }, retract, ({ status }) => status === 404),
  ).toBeLessThan(second)
})

test('a page of favourites comes to every header, and goes from it', async () => {
  const leads = ({ text }: { text: string }) => text.includes('href="/favourites"')
  let id = 0
  const create = async () =>
    (id = await aPage(running.cms, { tenant: sites.alpha, title: 'Kept', path: '/favourites' }))
  expect(await seenAfter(alphaHome, create, leads)).toBeLessThan(second)
  const retract = () => running.cms.update({ collection: 'pages', id, data: { _status: 'draft' } })
  expect(await seenAfter(alphaHome, retract, (answer) => !leads(answer))).toBeLessThan(second)
})

test('a change of the template is seen on the sites that use it', async () => {
  const { docs } = await running.cms.find({
    collection: 'pages',
    where: { and: [{ tenant: { equals: sites.template } }, { path: { equals: '/' } }] },
  })
  const heading = `Template in autumn ${attempt}`
  const change = () =>
    running.cms.update({
      collection: 'pages',
      id: docs[0]?.id ?? 0,
      data: { layout: [aHero(heading)], _status: 'published' } as never,
    })
  expect(
    await seenAfter({ host: 'beta.localhost', path: '/' }, change, ({ text }) => text.includes(heading)),
  ).toBeLessThan(second)
})

test('a new colour is seen on every page', async () => {
  const primary = `#1234${50 + attempt}`
  const change = () => running.cms.update({ collection: 'tenants', id: sites.alpha, data: { theme: { primary } } })
  expect(await seenAfter(alphaHome, change, ({ text }) => text.includes(primary))).toBeLessThan(second)
})

test('a menu is seen on every page', async () => {
  const change = () =>
    running.cms.create({
      collection: 'menus',
      data: {
        tenant: sites.alpha,
        name: 'Header',
        place: 'header',
        items: [{ link: { kind: 'url', url: '/fleet', label: 'Fleet deals' } }],
        _status: 'published',
      },
    })
  expect(await seenAfter(alphaHome, change, ({ text }) => text.includes('Fleet deals'))).toBeLessThan(second)
})

test('a menu of the template is seen on every page of a site without its own', async () => {
  const create = () =>
    running.cms.create({
      collection: 'menus',
      data: {
        tenant: sites.template,
        name: 'Footer',
        place: 'footer',
        items: [{ link: { kind: 'url', url: '/careers', label: 'Careers at every dealer' } }],
        _status: 'published',
      },
    })
  const shows = ({ text }: { text: string }) => text.includes('Careers at every dealer')
  expect(await seenAfter({ host: 'beta.localhost', path: '/finance' }, create, shows)).toBeLessThan(second)
})

test('a text of the template names the site that shows it, and follows its data', async () => {
  const title = 'About {{dealership}}'
  const heading = '{{dealership}} in {{suburb}}'
  await aPage(running.cms, { tenant: sites.template, title, path: '/about-us', heading })
  const about = { host: 'beta.localhost', path: '/about-us' }
  await processes[0]?.ask(about.path, { host: about.host })
  const open = () =>
    running.cms.create({
      collection: 'locations',
      data: { tenant: sites.beta, name: 'Dubbo', slug: 'dubbo', primary: true, address: { city: 'Dubbo' } },
    })
  const names = ({ text }: Pick<Answer, 'text'>) =>
    text.includes('beta motors in Dubbo') && text.includes('<title>About beta motors')
  expect(await seenAfter(about, open, names)).toBeLessThan(second)
  const alphas = await processes[0]?.ask('/about-us', { host: 'alpha.localhost' })
  expect(alphas?.text).toContain('alpha motors in your area')
})

test('a placeholder that no site can fill is refused when its page is published', async () => {
  const page = { tenant: sites.template, title: 'Fax', path: '/fax', heading: 'Fax us on {{fax}}' }
  await expect(aPage(running.cms, page)).rejects.toThrow('There is no placeholder {{fax}}')
})

test('a reusable section that changes is seen on the pages that show it', async () => {
  const { id: section } = await running.cms.create({
    collection: 'sections',
    data: { tenant: sites.alpha, name: 'Shared', layout: [aHero('Shared in May')], _status: 'published' } as never,
  })
  await aPage(running.cms, {
    tenant: sites.alpha,
    title: 'Sections',
    path: '/sections',
    layout: [{ blockType: 'section', section }],
  })
  const change = () =>
    running.cms.update({
      collection: 'sections',
      id: section,
      data: { layout: [aHero('Shared in June')], _status: 'published' } as never,
    })
  expect(
    await seenAfter({ host: 'alpha.localhost', path: '/sections' }, change, ({ text }) =>
      text.includes('Shared in June'),
    ),
  ).toBeLessThan(second)
})

test('a slide that changes or is deleted does so on every page whose slider shows it', async () => {
  const tenant = sites.alpha
  const offer = await aSlide(running.cms, { tenant, name: 'Autumn offers', url: '/autumn' })
  const service = await aSlide(running.cms, { tenant, name: 'Service week' })
  const layout = [{ blockType: 'slider', chosen: [service, offer] }]
  await aPage(running.cms, { tenant, title: 'Promotions', path: '/promotions', layout })
  await aPage(running.cms, { tenant, title: 'More', path: '/more-promotions', layout })
  const change = () =>
    running.cms.update({ collection: 'slides', id: offer, data: { name: 'Winter offers', url: '/winter' } })
  const remove = () => running.cms.delete({ collection: 'slides', id: service })
  const changed = seenAfter({ host: 'alpha.localhost', path: '/promotions' }, change, ({ text }) =>
    /Service week.*Winter offers.*href="\/winter"/s.test(text),
  )
  expect(await changed).toBeLessThan(second)
  const removed = seenAfter(
    { host: 'alpha.localhost', path: '/more-promotions' },
    remove,
    ({ text }) => text.includes('Winter offers') && !text.includes('Service week'),
  )
  expect(await removed).toBeLessThan(second)
})

test('a vehicle that comes into stock is found on the pages that list stock', async () => {
  await aPage(running.cms, {
    tenant: sites.alpha,
    title: 'Stock',
    path: '/stock-list',
    layout: [{ blockType: 'car-grid', heading: 'Stock' }],
  })
  const create = () => aVehicle(running.cms, { tenant: sites.alpha, stocknum: 'A9', make: 'Suzuki', model: 'Jimny' })
  expect(
    await seenAfter({ host: 'alpha.localhost', path: '/stock-list' }, create, ({ text }) => text.includes('Jimny')),
  ).toBeLessThan(second)
})

test('a redirect takes the place of a page that was kept', async () => {
  await aPage(running.cms, { tenant: sites.alpha, title: 'Old', path: '/old', heading: 'Old' })
  const create = () =>
    running.cms.create({
      collection: 'redirects',
      data: { tenant: sites.alpha, from: '/old', to: '/', permanent: false },
    })
  expect(
    await seenAfter({ host: 'alpha.localhost', path: '/old' }, create, ({ status }) => status === 302),
  ).toBeLessThan(second)
})

test('a new dealer is served as soon as it is there', async () => {
  const create = () =>
    running.cms.create({
      collection: 'tenants',
      data: {
        slug: 'gamma',
        name: 'Gamma',
        hosts: [{ host: 'gamma.localhost' }],
        template: sites.template,
        country: 'NZ',
        locale: 'en-NZ',
        currency: 'NZD',
        timeZone: 'Pacific/Auckland',
      },
    })
  expect(await seenAfter({ host: 'gamma.localhost', path: '/' }, create, ({ status }) => status === 200)).toBeLessThan(
    second,
  )
})

test('what was processed is marked so, once', async () => {
  const { rows } = await until(
    () => running.cms.db.pool.query('select count(*)::int as n from outbox where processed_at is null'),
    ({ rows: [first] }) => first.n === 0,
  ).then(({ seen }) => seen)
  expect(rows[0].n).toBe(0)
})
