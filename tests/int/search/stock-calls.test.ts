import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { until } from '#tests/support/forecourt.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'
import { twoDealers } from '#tests/int/platform/sites.ts'

let running: TestCms
let forecourt: SiteServer

const aCar = {
  make: 'Toyota',
  model: 'Corolla',
  car_type: 'used',
  status: 'in_stock',
  simple_body: 'Hatchback',
} as const
const dollars = (amount: number) => amount * 100

/** What Beta sells, by slug. */
const stock = {
  sold: { ...aCar, price: dollars(20_000), status: 'sold', sold_at: new Date().toISOString() },
  'same-model': { ...aCar, price: dollars(29_000) },
  'same-make': { ...aCar, model: 'RAV4', simple_body: 'SUV', price: dollars(12_000) },
  'same-body': { ...aCar, make: 'Kia', model: 'Rio', price: dollars(11_000) },
  'too-dear': { ...aCar, price: dollars(31_000) },
  coming: { ...aCar, price: dollars(20_000), status: 'coming_soon' },
  lonely: { ...aCar, make: 'Ferrari', model: '812', simple_body: 'Coupe', price: dollars(700_000) },
  'other-coupe': { ...aCar, make: 'Ford', model: 'Mustang', simple_body: 'Coupe', price: dollars(60_000) },
  hidden: { ...aCar, price: dollars(20_000), show_on_dealer_website: false },
} as const

beforeAll(async () => {
  running = await startCms()
  const { beta: tenant } = await twoDealers(running.cms)
  const { cms } = running
  await cms.create({
    collection: 'locations',
    data: { tenant, name: 'Beta Robina', slug: 'robina', address: { city: 'Robina', state: 'QLD', postcode: '4226' } },
  })
  for (const [slug, facts] of Object.entries(stock))
    await cms.create({ collection: 'vehicles', data: { tenant, stocknum: slug, slug, name: slug, ...facts } })
  forecourt = await startInProcess(running, { roles: 'web,worker' })
  await until(
    async () => (await ask('/api/search')).count,
    (count) => count === Object.keys(stock).length,
  )
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const ask = async (path: string) => JSON.parse((await forecourt.ask(path, { host: 'beta.localhost' })).text)
const related = async (slug: string): Promise<string[]> =>
  (await ask(`/api/cars/${slug}/related`)).map((hit: { slug: string }) => hit.slug)

test('similar vehicles are in stock, within the price window, the same model first, each once (vehicles §7, Similar query; locations §7, Vehicle calls)', async () => {
  const found = await related('sold')
  expect(found[0]).toBe('same-model')
  expect(found.toSorted()).toEqual(['same-body', 'same-make', 'same-model'])
})

test('where no vehicle is similar as specified, some of the same body are shown at any price (vehicles §8, Similar cars fallback; locations §8, Quiet failures)', async () => {
  expect(await related('lonely')).toEqual(['other-coupe'])
})

test.each(['hidden', 'alpha-car', 'nothing'])(
  'there is nothing like %s, which this site does not list',
  async (slug) => {
    expect(await related(slug)).toEqual([])
  },
)

test('places are suggested in the site’s country (vehicles §1, Two countries; §7, Places autocomplete)', async () => {
  expect((await ask('/api/places?query=4558'))[0]).toEqual({ label: 'Maroochydore QLD 4558', lat: -26.65, long: 153.1 })
  expect(await ask('/api/places?query=')).toEqual([])
})

test.each([
  ['toyota', 'Toyota'],
  ['toyota/rav4', 'Toyota RAV4'],
  ['used-car/toyota/corolla', 'Used Toyota Corolla'],
  ['hatchback', 'Hatchbacks'],
  ['robina', 'Our stock at Beta Robina'],
  ['used-cars', 'Used cars'],
])('/search/%s is %s on this site (locations §2, Search routes)', async (path, title) => {
  expect(await ask(`/api/stock-route?path=${path}`)).toMatchObject({ title })
})

test.each(['kia/sportage', 'tesla', 'caravans', 'alpha', '', 'a'.repeat(121)])(
  '/search/%s is nothing on this site',
  async (path) => {
    expect(await ask(`/api/stock-route?path=${path}`)).toBeNull()
  },
)
