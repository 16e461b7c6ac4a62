import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints, type EndpointName } from '#schemas/api/endpoints.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'
import { aHero, aPage, aSlide, type Sites, twoDealers } from './sites.ts'

let running: TestCms
let forecourt: SiteServer
let sites: Sites

/** A word in every text of Beta's that Alpha's host could ever say. */
const mark = 'Zanzibar'

beforeAll(async () => {
  running = await startCms()
  const { cms } = running
  sites = await twoDealers(cms)
  const tenant = sites.beta
  await cms.create({
    collection: 'vehicles',
    data: {
      tenant,
      stocknum: 'Z1',
      slug: 'zanzibar',
      name: mark,
      make: mark,
      model: 'X',
      car_type: 'used',
      status: 'sold',
    },
  })
  await cms.create({ collection: 'locations', data: { tenant, name: mark, slug: 'zanzibar', visible: true } })
  await cms.create({
    collection: 'reviews',
    data: { tenant, customer_name: mark, rating: 5, review_date: new Date().toISOString(), published: true },
  })
  await cms.create({ collection: 'promos', data: { tenant, name: mark } })
  const { id: manufacturer } = await cms.create({
    collection: 'manufacturers',
    data: { tenant, name: mark, slug: 'zanzibar', kind: 'car' },
  })
  await cms.create({ collection: 'models', data: { tenant, manufacturer, name: mark, slug: 'zanzibar' } })
  const everywhere = { name: mark, kind: 'postcodes', postcodes: '0000-9999', price: 1_00 } as const
  await cms.create({ collection: 'delivery-zones', data: { tenant, ...everywhere } })
  const aSection = (owner: number, heading: string) =>
    cms.create({
      collection: 'sections',
      data: { tenant: owner, name: heading, layout: [aHero(heading)], _status: 'published' } as never,
    })
  const own = {
    section: await aSection(sites.alpha, 'Own'),
    slide: await aSlide(cms, { tenant: sites.alpha, name: 'Own' }),
    page: await aPage(cms, { tenant: sites.alpha, title: 'Own', path: '/own' }),
  }
  const foreign = {
    section: await aSection(tenant, mark),
    slide: await aSlide(cms, { tenant, name: mark }),
    page: await aPage(cms, { tenant, title: mark, path: '/zanzibar' }),
  }
  const planted = await aPage(cms, {
    tenant: sites.alpha,
    title: 'Planted',
    path: '/planted',
    layout: [
      aHero('Planted'),
      { blockType: 'section', section: own.section.id },
      { blockType: 'slider', chosen: [own.slide] },
      { ...aHero('Away'), buttons: [{ link: { kind: 'page', page: own.page, label: 'Away' } }] },
    ],
  })
  // References across tenants are refused on writing: these are planted behind the CMS's back.
  const { rows } = await cms.db.pool.query('select layout from pages where id = $1', [planted])
  const [hero, section, slider, link] = rows[0].layout
  const layout = [
    hero,
    { ...section, section: foreign.section.id },
    { ...slider, chosen: [foreign.slide, own.slide] },
    { ...link, buttons: [{ ...link.buttons[0], link: { ...link.buttons[0].link, page: foreign.page } }] },
  ]
  await cms.db.pool.query('update pages set layout = $1 where id = $2', [JSON.stringify(layout), planted])
  forecourt = await startInProcess(running, { roles: 'web,worker' })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const from = (site: string, path: string) => forecourt.ask(path, { host: `${site}.localhost` })

/** How each endpoint is asked for what Beta has. A new endpoint must say so here. */
const questions: Record<EndpointName, string[]> = {
  search: [
    `/api/search?query=${mark}`,
    `/api/search?refinementList[make][0]=${mark}`,
    '/api/search?scope[ids]=1,2,3,4,5',
  ],
  vehicle: ['/api/cars/zanzibar', '/api/cars/beta-car'],
  vehicleView: ['/api/cars/zanzibar/view.json', '/api/cars/beta-car/view.json'],
  related: ['/api/cars/zanzibar/related', '/api/cars/beta-car/related'],
  autogauge: ['/api/cars/zanzibar/autogauge', '/api/cars/beta-car/autogauge'],
  financeDisclaimer: ['/api/cars/zanzibar/finance-disclaimer', '/api/cars/beta-car/finance-disclaimer'],
  financeQuote: ['/api/youx/quote'],
  deliveryArea: ['/api/delivery/area'],
  delivery: ['/api/delivery?postcode=4000', '/api/delivery?postcode=4000&slug=zanzibar'],
  places: [`/api/places?query=${mark}`],
  stockRoute: ['zanzibar', 'mazda', 'used-cars/mazda'].map((path) => `/api/stock-route?path=${path}`),
  leadForm: [1, 2, 3, 4].map((id) => `/api/lead-form?kind=test-drive&car_id=${id}`),
  // What changes something is asked in tests/int/leads.
  leads: ['/api/leads'],
  testDriveSlots: [1, 2, 3, 4].map((id) => `/api/test-drive/slots?car_id=${id}&location=${id}`),
  testDriveBooking: ['/api/test-drive/bookings'],
  reveals: ['/api/reveals'],
  rego: ['/api/rego?rego=ZANZI1&regoState=QLD'],
  valuations: ['/api/valuations'],
  valuationAdjustments: [`/api/valuations/${'z'.repeat(43)}/adjustments`],
  valuationOffer: [`/api/valuations/${'z'.repeat(43)}/offer`],
  offerAccepted: ['/api/leads/offer-accepted'],
  miscellaneous: ['/api/miscellaneous'],
  geocode: [`/api/geocode?place=${mark}`],
  manufacturerLocations: ['/api/manufacturer-locations'],
  locations: ['/api/locations', '/api/locations?type=sales'],
  reviews: ['/api/reviews', '/api/reviews?limit=50'],
  rating: ['/api/reviews/snap21?orgId=zanzibar'],
  models: ['/api/models', '/api/models?brand=zanzibar'],
  model: ['/api/models/zanzibar'],
  brands: ['/api/brands'],
  promos: ['/api/promos'],
  salesCount: ['/api/sales-count'],
  // Who is nobody there has nothing to see; two sites' shoppers are told apart in tests/int/shopper.
  sessionCode: ['/api/session/code'],
  session: ['/api/session'],
  signIn: ['/api/session'],
  signOut: ['/api/session'],
  shopperDetails: ['/api/session/details'],
  reservationOffer: ['/api/reservations/offer?slug=zanzibar', '/api/reservations/offer?slug=beta-car'],
  // Codes of another site's payments are tried in tests/int/buying.
  reservations: ['/api/reservations'],
  onlinePayment: ['/api/payments'],
  prizeDraw: ['/api/prize-draw'],
  prizeSpin: ['/api/prize-draw/spins'],
  paymentStatus: ['/api/payments/zanzibar'],
  watchlist: ['/api/watchlist'],
  saveCar: ['/api/watchlist/save-car'],
  removeCar: ['/api/watchlist/remove-car'],
  watchlistAlerts: ['/api/watchlist/alerts'],
  garage: ['/api/garage'],
  saveSearch: ['/api/saved-searches'],
  searchAlerts: ['/api/saved-searches/alerts'],
  removeSearch: ['/api/saved-searches'],
  endPriceAlert: ['/api/price-alerts'],
  closeAccount: ['/api/shopper'],
  articles: ['/api/articles?under=/', '/api/articles?under=/zanzibar&limit=50'],
}

describe.each(Object.keys(endpoints) as EndpointName[])('the endpoint %s', (name) => {
  test.each(questions[name])('%s never answers with another dealer’s data', async (path) => {
    expect((await from('alpha', path)).text).not.toMatch(/Zanzibar|beta-car|Mazda/)
  })
})

test('the questions would show the data on its own host', async () => {
  const shown = await Promise.all(
    [
      '/api/cars/beta-car',
      '/api/locations',
      '/api/reviews',
      '/api/promos',
      '/api/delivery?postcode=4000',
      '/api/models/zanzibar',
      '/api/brands',
    ].map(async (path) => (await from('beta', path)).text),
  )
  expect(shown.map((text) => /Zanzibar|Mazda/.test(text))).toEqual(shown.map(() => true))
  expect((await from('beta', '/api/sales-count')).text).toContain('"count":1')
  expect((await from('alpha', '/api/sales-count')).text).toContain('"count":0')
})

test.each([
  '/zanzibar',
  '/cars/zanzibar',
  '/cars/beta-car',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/',
  '/planted',
])('%s on one dealer’s host shows nothing of another', async (path) => {
  expect((await from('alpha', path)).text).not.toMatch(/Zanzibar|Mazda/i)
})

test('a page that names another dealer’s documents is shown without them', async () => {
  const { status, text } = await from('alpha', '/planted')
  const page = parseHtml(text)
  expect([status, page.title.includes('Planted')]).toEqual([200, true])
  const ownAsText = readTexts(page, 'main *').includes('Own')
  expect(ownAsText || page.querySelector('[alt="Own"]') !== null).toBe(true)
})
