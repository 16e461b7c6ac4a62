import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DealerWithTill, dealersWithTill, aReservation } from '#tests/int/buying/checkout-fixture.ts'
import { aTenant } from '#tests/int/platform/sites.ts'
import { aCar, aLead, aLocation, sunday } from './a-dealer.ts'

let dealers: DealerWithTill
beforeAll(async () => {
  dealers = await dealersWithTill()
  const { alpha } = dealers.sites
  await dealers.cms.update({
    collection: 'tenants',
    id: alpha,
    data: { flags: { reserve: true, valuation: true } },
  })
})
afterAll(() => dealers.stop())

const touch = { page: '/?utm_source=letter&gclid=abc', referrer: 'https://www.google.com', at: '2026-11-22T08:00:00Z' }
const visit = {
  visited_pages: ['/', '/search/used-cars', '/finance'],
  linked_query_params: { utm_source: 'letter', gclid: 'abc' },
  first_touch: touch,
  last_touch: touch,
}
const alpha = () => dealers.sites.alpha
const stored = async (id: number) => dealers.cms.findByID({ collection: 'leads', id, depth: 0 })
const leadOfKey = async (key: string, tenant = alpha()) => {
  const where = { tenant: { equals: tenant }, key: { equals: key } }
  const { docs } = await dealers.cms.find({ collection: 'leads', where, depth: 0 })
  return docs[0]
}

async function aWheel(tenant: number): Promise<number> {
  const prizes = [
    { label: 'A car wash', weight: 1, wins: true },
    { label: 'Nothing', weight: 1, wins: false },
  ]
  const data = { tenant, name: 'Wheel', starts_at: new Date(sunday.getTime() - 3_600_000).toISOString(), prizes }
  return (await dealers.cms.create({ collection: 'prize-draws', data })).id
}

const spinner = { name: 'Sam', email: 'sam@example.com', phone: '0412 345 679' }

test('an enquiry keeps the visited pages, the query parameters and both touches (locations §7, Lead attributes)', async () => {
  const api = await dealers.apiOf(alpha())
  const { lead_id: id } = await api.call('leads', aLead({ lead_attributes: visit }))
  expect((await stored(id)).lead_attributes).toMatchObject(visit)
})

test('a test drive keeps how the shopper found the site', async () => {
  const api = await dealers.apiOf(alpha())
  const car = await aCar(dealers.cms, alpha())
  const lead = aLead({ kind: 'test-drive', car_id: car, lead_attributes: visit })
  const { lead_id: id } = await api.call('testDriveBooking', lead)
  expect((await stored(id)).lead_attributes).toMatchObject(visit)
})

test('a reservation keeps how the shopper found the site', async () => {
  const { slug } = await dealers.aCarForSale()
  const reservation = aReservation(slug, { lead_attributes: visit })
  const { pay_url: page, code } = await (await dealers.apiOf(alpha(), new Date())).call('reservations', reservation)
  await dealers.answerPage(page, { choice: 'pay', notice: 'never' })
  await (await dealers.apiOf(alpha(), new Date())).call('paymentStatus', { code })
  expect((await leadOfKey(reservation.key))?.lead_attributes).toMatchObject({ ...visit, 'Vehicle Make': 'Kia' })
})

test('a spin keeps how the shopper found the site', async () => {
  const key = randomUUID()
  const draw = await aWheel(alpha())
  const api = await dealers.apiOf(alpha())
  await api.call('prizeSpin', { key, draw, who: spinner, lead_attributes: visit })
  expect((await leadOfKey(key))?.lead_attributes).toMatchObject(visit)
})

test('a valuation keeps how the shopper found the site', async () => {
  const api = await dealers.apiOf(alpha())
  const car = { year: 2021, make: 'Toyota', model: 'Corolla', badge: '', km: 45_000 }
  const { id } = await api.call('valuations', car)
  const values = { name: 'Kim', phone: '0412 345 670', email: 'kim@example.com', postcode: '4215' }
  const { lead_id } = await api.call('valuationOffer', { id, key: randomUUID(), values, lead_attributes: visit })
  expect((await stored(lead_id)).lead_attributes).toMatchObject(visit)
})

test('on a site with one visible location every lead has it and its dealership; with two only the leads that name one', async () => {
  const { beta } = dealers.sites
  const name = 'Beta Kia'
  const dealership = (
    await dealers.cms.create({ collection: 'dealerships', data: { tenant: beta, name, slug: 'beta' } })
  ).id
  const locationId = await aLocation(dealers.cms, beta, { dealership })
  await aLocation(dealers.cms, beta, { visible: false })
  const api = await dealers.apiOf(beta)
  const car = await aCar(dealers.cms, beta)
  const enquiries = [
    (await api.call('leads', aLead())).lead_id,
    (await api.call('leads', aLead({ car_id: car }))).lead_id,
    (await api.call('testDriveBooking', aLead({ kind: 'test-drive', car_id: car }))).lead_id,
  ]
  const key = randomUUID()
  await api.call('prizeSpin', { key, draw: await aWheel(beta), who: spinner })
  const byStaff = await dealers.cms.create({
    collection: 'leads',
    data: { tenant: beta, category: 'General Enquiry', name: 'Walked in' },
  })
  const place = { location: locationId, dealership }
  for (const id of [...enquiries, byStaff.id]) expect(await stored(id)).toMatchObject(place)
  expect(await leadOfKey(key, beta)).toMatchObject(place)
  expect((await stored(enquiries[0] ?? 0)).lead_attributes).toMatchObject({ dealership_name: name })

  await aLocation(dealers.cms, beta)
  const data = { tenant: beta, category: 'General Enquiry', name: 'Walked in again' }
  expect(await dealers.cms.create({ collection: 'leads', data, depth: 0 })).toMatchObject({
    location: null,
    dealership: null,
  })
})

test('a lead of a vehicle at a second location keeps the vehicle’s own place', async () => {
  const tenant = await aTenant(dealers.cms, { slug: `dealer-${randomUUID().slice(0, 8)}`, hosts: [] })
  const far = await aLocation(dealers.cms, tenant, { name: 'Far location' })
  await aLocation(dealers.cms, tenant)
  const car = await aCar(dealers.cms, tenant, { location: far })
  const data = { tenant, category: 'General Enquiry', name: 'Walked in', vehicle: car }
  expect((await dealers.cms.create({ collection: 'leads', data, depth: 0 })).location).toBe(far)
})
