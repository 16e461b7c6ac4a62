import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { until } from '#tests/support/forecourt.ts'
import { aPage, twoDealers } from '#tests/int/platform/sites.ts'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'

let running: TestCms
let forecourt: SiteServer
let alpha: number

beforeAll(async () => {
  running = await startCms()
  const { cms } = running
  const sites = await twoDealers(cms)
  alpha = sites.alpha
  await aZone({ name: 'Brisbane', kind: 'postcodes', postcodes: '4000-4179', price: 190_00 })
  await aZone({ name: 'Queensland', kind: 'postcodes', postcodes: '4000-4999', price: 690_00 })
  await aZone({ name: 'Within 300 km', kind: 'distance', within: 300, price: 490_00 })
  const locationId = async (name: string, postcode: string, state: string, primary: boolean) =>
    (
      await cms.create({
        collection: 'locations',
        data: { tenant: alpha, name, slug: name, primary, address: { postcode, state } },
      })
    ).id
  const lismore = await locationId('lismore', '2480', 'NSW', false)
  await locationId('perth', '6000', 'WA', true)
  const aCar = {
    tenant: alpha,
    make: 'Kia',
    model: 'Rio',
    car_type: 'used',
    status: 'in_stock',
    price: 20_000_00,
  } as const
  await cms.create({
    collection: 'vehicles',
    data: { ...aCar, stocknum: 'L1', slug: 'in-lismore', name: 'L1', location: lismore },
  })
  await aPage(cms, { tenant: alpha, title: 'Car', path: '/cars/:slug', layout: [{ blockType: 'delivery-calculator' }] })
  forecourt = await startInProcess(running, { roles: 'web,worker' })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const aZone = async (data: object): Promise<number> =>
  (await running.cms.create({ collection: 'delivery-zones', data: { tenant: alpha, ...data } as never })).id

const ask = (path: string, site = 'alpha') => forecourt.ask(path, { host: `${site}.localhost` })
const quoted = async (query: string, site = 'alpha') => JSON.parse((await ask(`/api/delivery?${query}`, site)).text)

test('a postcode is quoted with price and region, the narrower region first (vehicles §7, Delivery lookup)', async () => {
  expect(await quoted('postcode=4101')).toEqual({ name: 'Brisbane', price: 190_00 })
  expect(await quoted('postcode=4870')).toEqual({ name: 'Queensland', price: 690_00 })
})

test('where no region names it, the distance from where the vehicle stands counts, else from the main location', async () => {
  expect(await quoted('postcode=2481&slug=in-lismore')).toEqual({ name: 'Within 300 km', price: 490_00 })
  expect(await quoted('postcode=2481')).toBeNull()
  expect(await quoted('postcode=6100')).toEqual({ name: 'Within 300 km', price: 490_00 })
})

test('to where nobody delivers there is no price, nor on a site without zones (vehicles §8)', async () => {
  expect(await quoted('postcode=7000&slug=in-lismore')).toBeNull()
  expect(await quoted('postcode=4101', 'beta')).toBeNull()
})

test.each([
  ['', 'Please enter a postcode.'],
  ['postcode=', 'Please enter a postcode.'],
  ['postcode=40', 'Invalid postcode. Please enter a 4-digit number.'],
  ['postcode=4000%27', 'Invalid postcode. Please enter a 4-digit number.'],
])('%j is refused in words for a shopper: %s (vehicles §5, Delivery postcode)', async (query, words) => {
  const { status, text } = await ask(`/api/delivery?${query}`)
  expect([status, JSON.parse(text).fields]).toEqual([400, [{ path: 'postcode', message: words }]])
})

test('without a script the page itself answers, and again once staff change the price', async () => {
  const zone = await aZone({ name: 'Noosa', kind: 'postcodes', postcodes: '4565-4567', price: 390_00 })
  const page = async () => (await ask('/cars/in-lismore?postcode=4567')).text
  await until(page, (html) => /Delivery to 4567, Noosa/.test(html))
  expect(await page()).toContain('$390')
  await running.cms.update({ collection: 'delivery-zones', id: zone, data: { price: 0 } })
  await until(page, (html) => readTexts(parseHtml(html), 'main *').includes('Free'))
})

test.each([
  [{ postcodes: 'Brisbane' }, /four-digit/],
  [{ postcodes: '' }, /at least one postcode/],
  [{ kind: 'distance', within: null }, /kilometres from 1/],
  [{ price: null }, /amount in dollars/],
  [{ price: -1 }, /amount in dollars/],
])('staff who write %j hear what is wrong, where they wrote it', async (changes, words) => {
  const zone = { tenant: alpha, name: 'Wrong', kind: 'postcodes', postcodes: '4000', price: 1_00, ...changes }
  const refused = await running.cms
    .create({ collection: 'delivery-zones', data: zone as never })
    .catch((error: { data?: { errors?: { message: string }[] } }) => error.data?.errors?.[0]?.message)
  expect(refused).toMatch(words)
})
