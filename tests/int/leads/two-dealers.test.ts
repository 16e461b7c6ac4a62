import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdf } from '#platform/leads/delivery/as-adf.ts'
import { readOutboundLead } from '#platform/leads/delivery/outbound-lead-store.ts'
import { storeLead } from '#platform/leads/store-lead.ts'
import { isProblem } from '#schemas/problem.ts'
import { aCar, aLead, aLocation, type DealerAtWork, dealersAtWork } from './a-dealer.ts'

interface Dealer {
  location: number
  dealership: number
}

let dealers: DealerAtWork
let north: Dealer
let south: Dealer
/** At the south branch, whose dealer owns it. */
let car: number
beforeAll(async () => {
  dealers = await dealersAtWork()
  north = await aDealer('North', '07 5550 0001')
  // Cars of the south branch are brought to the north branch for test drives.
  south = await aDealer('South', '07 5550 0002', { distribution_locations: [north.location] })
  car = await aCar(dealers.cms, dealers.sites.alpha, {
    ...south,
    dealership_slug: 'south',
    dealership_name: 'South Motors',
  })
})
afterAll(() => dealers.stop())

async function aDealer(name: string, phone: string, changes: object = {}): Promise<Dealer> {
  const { cms, sites } = dealers
  const data = { tenant: sites.alpha, name: `${name} Motors`, slug: name.toLowerCase() }
  const { id: dealership } = await cms.create({ collection: 'dealerships', data })
  const place = { name: `${name} branch`, phone, dealership, ...changes }
  return { dealership, location: await aLocation(cms, sites.alpha, place) }
}

const leadOf = (id: number) => dealers.cms.findByID({ collection: 'leads', id, depth: 0 })
const api = () => dealers.apiOf(dealers.sites.alpha)
async function adfOf(id: number): Promise<string> {
  const lead = await readOutboundLead(dealers.cms, { tenantId: dealers.sites.alpha, id, stage: '' })
  if (!lead) throw new Error('There is no such lead.')
  return asAdf(lead, '')
}

test.each([
  ['enquiry', async () => (await api()).call('leads', aLead({ kind: 'enquiry', car_id: car })), () => south],
  [
    'test drive',
    async () => {
      const values = { location: String(north.location), starts_at: '2026-11-22T23:00:00.000Z' }
      return (await api()).call('testDriveBooking', aLead({ kind: 'test-drive', car_id: car, values }))
    },
    () => north,
  ],
] as const)('location and dealership of a lead of the kind %s are of one dealer', async (_kind, send, dealer) => {
  const { lead_id: id } = await send()
  expect(await leadOf(id)).toMatchObject(dealer())
  const { name, phone } =
    dealer() === north ? { name: 'North', phone: '07 5550 0001' } : { name: 'South', phone: '07 5550 0002' }
  const adf = await adfOf(id)
  expect(adf).toContain(`<vendorname>${name} Motors</vendorname>`)
  expect(adf).toContain(`<phone>${phone}</phone>`)
})

test('a lead that another dealer handles names the vehicle’s own dealer beside it', async () => {
  const values = { location: String(north.location), starts_at: '2026-11-23T00:00:00.000Z' }
  const { lead_id: id } = await (
    await api()
  ).call('testDriveBooking', aLead({ kind: 'test-drive', car_id: car, values }))
  expect((await leadOf(id)).lead_attributes).toMatchObject({
    car_dealership_id: south.dealership,
    dealership_slug: 'south',
    dealership_name: 'South Motors',
  })
})

async function aStoredLead(changes: object): Promise<number> {
  const context = { payload: dealers.cms, pool: dealers.pool, now: new Date() }
  const lead = { tenant: dealers.sites.alpha, key: randomUUID(), category: 'Reservation', ...changes }
  const stored = await storeLead(context, lead)
  if (isProblem(stored)) throw new Error(stored.detail)
  return stored.id
}

test('a lead that was built without a place has its vehicle’s, with its dealership', async () => {
  expect(await leadOf(await aStoredLead({ vehicle: car }))).toMatchObject(south)
})

test('a lead for a named location has that location’s dealership, whatever the vehicle', async () => {
  expect(await leadOf(await aStoredLead({ vehicle: car, location: north.location }))).toMatchObject(north)
})

test('staff who move a lead to another location move it to its dealership', async () => {
  const id = await aStoredLead({ vehicle: car })
  await dealers.cms.update({ collection: 'leads', id, data: { location: north.location } })
  expect(await leadOf(id)).toMatchObject(north)
})
