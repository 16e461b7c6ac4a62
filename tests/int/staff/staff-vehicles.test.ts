import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { staffEndpoints } from '#schemas/api/staff-endpoints.ts'
import { aPerson, twoSites, type Sites } from '#tests/int/cms/staff.ts'
import { aVehicle } from '#tests/int/platform/sites.ts'
import { startStaffServer, type StaffServer } from './staff-server.ts'

let server: StaffServer
let sites: Sites
let token: string
const ids: Record<string, number> = {}

beforeAll(async () => {
  server = await startStaffServer()
  const { cms } = server
  sites = await twoSites(cms)
  token = (await aPerson(cms, 'editor', 'editor', [sites.own])).token
  await cms.update({ collection: 'tenants', id: sites.own, data: { config: { stock: { soldForDays: 0 } } } })
  const cars = [
    { stocknum: 'K100', make: 'Kia', model: 'Sportage', vin: 'KNAPX81AWP7123456', offer_price: 2_800_000 },
    { stocknum: 'K100B', make: 'Mazda', model: 'CX-5', regplate: '123ABC' },
    { stocknum: 'K103', make: 'Kia', model: 'Cerato', status: 'sold' },
    { stocknum: 'K104', make: 'Kia', model: 'Rio', status: 'withdrawn' },
    { stocknum: '50%_OFF', make: 'Toyota', model: 'Yaris' },
  ]
  for (const car of cars) ids[car.stocknum] = await aVehicle(cms, { tenant: sites.own, ...car })
  ids['B1'] = await aVehicle(cms, { tenant: sites.other, stocknum: 'K100', make: 'Tesla', model: 'Model Y' })
  await server.reindex()
})
afterAll(() => server.stop())

const numberOf = (stocknum: string) => z.number().parse(ids[stocknum])

async function find(grammar: string) {
  const { body } = await server.ask(`/staff/vehicles?tenant=${sites.own}&${grammar}`, { token })
  return staffEndpoints.vehicles.output.parse(body).vehicles
}
const found = async (query: string) =>
  (await find(`query=${encodeURIComponent(query)}`)).map(({ stocknum }) => stocknum)

test('a vehicle is found by its name, mistyped too', async () => {
  expect(await found('sportage')).toEqual(['K100'])
  expect(await found('sprotage')).toEqual(['K100'])
})

test('a stock number finds its vehicle first, and those that begin so after it', async () => {
  expect(await found('k100')).toEqual(['K100', 'K100B'])
})

test('the end of a VIN, or a plate, is enough', async () => {
  expect(await found('123456')).toEqual(['K100'])
  expect(await found('123abc')).toEqual(['K100B'])
})

test('a sold vehicle is found by its number though the site does not list it, and told apart', async () => {
  expect(await find('query=K103')).toMatchObject([{ stocknum: 'K103', status: 'sold', isListed: false }])
})

test('a withdrawn vehicle is offered to nobody', async () => {
  expect(await found('K104')).not.toContain('K104')
})

test('signs that a database would take for a pattern are what they are', async () => {
  expect(await found('%_O')).toEqual(['50%_OFF'])
  expect(await found('___')).not.toContain('K103')
})

test('before anything is typed, the latest that are for sale are offered', async () => {
  expect(await found('')).toEqual(['50%_OFF', 'K100B', 'K100'])
})

test('picks are told in their own order, withdrawn ones too; deleted and other sites’ are left out', async () => {
  const asked = [numberOf('K104'), 999_999, numberOf('K100'), numberOf('B1')]
  expect(await find(`ids=${asked.join()}`)).toMatchObject([
    { stocknum: 'K104', status: 'withdrawn', isListed: false },
    { stocknum: 'K100', status: 'in_stock', isListed: true, price: 2_800_000 },
  ])
})

test.each(['ids=one', 'ids=1,2,-3', 'ids=99999999999', `ids=${Array.from({ length: 101 }, (_, id) => id + 1).join()}`])(
  '%s is refused',
  async (grammar) => {
    expect((await server.ask(`/staff/vehicles?tenant=${sites.own}&${grammar}`, { token })).status).toBe(400)
  },
)
