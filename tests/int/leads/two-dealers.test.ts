import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMessageSender } from '#platform/messages/message-sender.ts'
import { deliverLead } from '#platform/leads/delivery/deliver-lead.ts'
import { deliverLeads } from '#platform/leads/jobs.ts'
import { storeLead } from '#platform/leads/store-lead.ts'
import { networkWithLoopback } from '#platform/stock/fetch/network.ts'
import { type DestinationKind, destinationKinds } from '#schemas/lead/destination.ts'
import type { Event } from '#schemas/event.ts'
import { isProblem } from '#schemas/problem.ts'
import { aBuyer } from '#tests/int/buying/a-buyer.ts'
import { type DealerWithTill, dealersWithTill } from '#tests/int/buying/checkout-fixture.ts'
import { type DealerServer, startDealerServer } from '#tests/int/feeds/dealer-server.ts'
import { complaintsAboutAdf } from '#tests/support/adf-complaints.ts'
import { aLead, aLocation } from './a-dealer.ts'

interface Dealer {
  location: number
  dealership: number
}

let dealers: DealerWithTill
let crm: DealerServer
let north: Dealer
let south: Dealer
/** Of a site whose second branch is hidden. */
let onlyShown: Dealer
beforeAll(async () => {
  dealers = await dealersWithTill()
  crm = await startDealerServer()
  const { alpha, beta } = dealers.sites
  await dealers.cms.update({ collection: 'tenants', id: alpha, data: { flags: { valuation: true } } })
  north = await aDealer(alpha, 'North', { phone: '07 5550 0001' })
  // Cars of the south branch are brought to the north branch for test drives.
  south = await aDealer(alpha, 'South', { phone: '07 5550 0002', distribution_locations: [north.location] })
  onlyShown = await aDealer(beta, 'West', { phone: '07 5550 0003' })
  await aDealer(beta, 'East', { phone: '07 5550 0004', visible: false })
  for (const tenant of [alpha, beta])
    for (const kind of destinationKinds) {
      const url = crm.url('/leads', 'crm.localhost')
      const how = { url, secret: 'between the two of us', addresses: [`${kind}@x.example`] }
      await dealers.cms.create({ collection: 'lead-destinations', data: { tenant, name: kind, kind, ...how } })
    }
})
afterAll(async () => {
  crm.stop()
  await dealers.stop()
})
const bodies: string[] = []
beforeEach(() => {
  bodies.length = 0
  crm.answers((req, res) => {
    req.setEncoding('utf8')
    let body = ''
    req.on('data', (chunk: string) => {
      body += chunk
    })
    req.on('end', () => {
      bodies.push(body)
      res.writeHead(200).end()
    })
  })
})

async function aDealer(tenant: number, name: string, changes: object): Promise<Dealer> {
  const data = { tenant, name: `${name} Motors`, slug: name.toLowerCase() }
  const { id: dealership } = await dealers.cms.create({ collection: 'dealerships', data })
  const place = { name: `${name} branch`, dealership, ...changes }
  return { dealership, location: await aLocation(dealers.cms, tenant, place) }
}

/** At the south branch; the north dealer owns it. */
const aCarOfTwo = () =>
  dealers.aCarForSale({
    location: south.location,
    dealership: north.dealership,
    dealership_slug: 'north',
    dealership_name: 'North Motors',
  })
const ownDealer = { dealership_slug: 'north', dealership_name: 'North Motors' }

const leadOf = (id: number) => dealers.cms.findByID({ collection: 'leads', id, depth: 0 })
const api = (tenant = dealers.sites.alpha) => dealers.apiOf(tenant)
const { reserve, outcomeOf, read } = aBuyer(() => dealers)
const person = { name: 'Alex', phone: '0412 345 678', email: 'alex@example.com', postcode: '4215', opt_in: true }

async function enquire(): Promise<number> {
  const { id } = await aCarOfTwo()
  return (await (await api()).call('leads', aLead({ kind: 'enquiry', car_id: id }))).lead_id
}

let hour = 22
async function bookDrive(location: number): Promise<number> {
  const { id } = await aCarOfTwo()
  hour += 1
  const values = { location: String(location), starts_at: new Date(Date.UTC(2026, 10, 22, hour)).toISOString() }
  const booked = aLead({ kind: 'test-drive', car_id: id, values })
  return (await (await api()).call('testDriveBooking', booked)).lead_id
}

async function reservePaid(): Promise<number> {
  const { slug } = await aCarOfTwo()
  const { code, pay_url: page } = await reserve(slug)
  await dealers.answerPage(page, { choice: 'pay', notice: 'never' })
  expect(await outcomeOf(code)).toBe('paid')
  return (await read(code)).lead?.id ?? 0
}

async function valueOwnCar(): Promise<number> {
  const { id: carId } = await aCarOfTwo()
  const own = { year: 2019, make: 'Mazda', model: 'CX-5', badge: '', km: 61_000 }
  const shop = await api()
  const { id } = await shop.call('valuations', { ...own, car_id: carId })
  return (await shop.call('valuationOffer', { id, key: randomUUID(), values: person })).lead_id
}

async function spin(tenant: number): Promise<number> {
  const prize = { label: 'A set of mats', weight: 1, wins: true }
  const data = { tenant, name: 'Wheel', starts_at: '2026-11-01T00:00:00Z', prizes: [prize, { ...prize, label: 'Wax' }] }
  const { id } = await dealers.cms.create({ collection: 'prize-draws', data })
  const who = { name: 'Alex', email: `${randomUUID()}@example.com`, phone: '0412 345 678' }
  await (await api(tenant)).call('prizeSpin', { key: randomUUID(), draw: id, who })
  const { docs } = await dealers.cms.find({ collection: 'leads', where: { email: { equals: who.email } }, depth: 0 })
  return docs[0]?.id ?? 0
}

interface LeadReference {
  lead: number
  tenant?: number
}

/** What each kind of destination is sent of a lead, by the way from its event. */
async function tell({ lead, tenant = dealers.sites.alpha }: LeadReference): Promise<Record<DestinationKind, string>> {
  const { cms, pool } = dealers
  const asked: number[] = []
  const deliverLeadLater = async ({ delivery }: { delivery: number }) => asked.push(delivery) > 0
  const event: Event = { id: 0, tenantId: tenant, type: 'lead.created', ids: [lead] }
  await deliverLeads({ pool, payload: cms }, { deliverLead: deliverLeadLater })(event)
  const post = createMessageSender({ payload: cms, pool, transports: { email: null, sms: null } })
  const now = () => new Date()
  for (const delivery of asked)
    expect(
      await deliverLead({ pool, payload: cms, post, network: networkWithLoopback, now, random: () => 0 }, delivery),
    ).toMatchObject({ state: 'delivered' })
  const letter = async (kind: DestinationKind) =>
    (await cms.find({ collection: 'messages', where: { to: { equals: `${kind}@x.example` } }, sort: '-id', limit: 1 }))
      .docs[0]?.text ?? ''
  return {
    email: await letter('email'),
    'adf-email': await letter('adf-email'),
    'adf-http': bodies.find((body) => body.startsWith('<')) ?? '',
    webhook: bodies.find((body) => body.startsWith('{')) ?? '',
  }
}

interface VendorContact {
  name: string
  branch: string
  phone: string
}

const adfOf = ({ name, branch, phone }: VendorContact) =>
  `<vendorname>${name}</vendorname><contact><name part="full" type="business">${branch}</name><phone>${phone}</phone></contact>`
const withoutSpace = (xml: string) => xml.replaceAll(/>\s+</g, '><')
const southern = { name: 'South Motors', branch: 'South branch', phone: '07 5550 0002' }
const northern = { name: 'North Motors', branch: 'North branch', phone: '07 5550 0001' }
const western = { name: 'West Motors', branch: 'West branch', phone: '07 5550 0003' }

test.each([
  ['enquiry', () => enquire(), () => south, southern],
  ['test drive at the other branch', () => bookDrive(north.location), () => north, northern],
  ['test drive at the car’s branch', () => bookDrive(south.location), () => south, southern],
  ['reservation', reservePaid, () => south, southern],
  ['valuation', valueOwnCar, () => south, southern],
] as const)(
  'a lead of two dealers, %s, is its location’s dealer’s at every destination',
  async (_kind, send, dealer, shown) => {
    const lead = await send()
    expect(await leadOf(lead)).toMatchObject({
      ...dealer(),
      lead_attributes: { ...ownDealer, car_dealership_id: north.dealership },
    })
    const told = await tell({ lead })
    for (const kind of ['adf-email', 'adf-http'] as const) {
      expect(complaintsAboutAdf(told[kind])).toEqual([])
      expect(withoutSpace(told[kind])).toContain(adfOf(shown))
    }
    expect(told.email).toContain(`Location: ${shown.branch}`)
    expect(JSON.parse(told.webhook)).toMatchObject({
      type: 'lead.created',
      lead: {
        location: { name: shown.branch, phone: shown.phone },
        dealership: { name: shown.name },
        attributes: { ...ownDealer, car_dealership_id: north.dealership },
      },
    })
  },
)

test('a spin names no branch: the only visible one’s dealer has its lead at every destination', async () => {
  const lead = await spin(dealers.sites.beta)
  expect(await leadOf(lead)).toMatchObject({
    ...onlyShown,
    lead_attributes: { dealership_slug: 'west', dealership_name: 'West Motors' },
  })
  const told = await tell({ lead, tenant: dealers.sites.beta })
  for (const kind of ['adf-email', 'adf-http'] as const) expect(withoutSpace(told[kind])).toContain(adfOf(western))
  expect(told.email).toContain('Location: West branch')
  expect(JSON.parse(told.webhook).lead).toMatchObject({
    location: { phone: western.phone },
    dealership: { name: 'West Motors' },
    attributes: { dealership_slug: 'west' },
  })
})

test('a spin on a site of two dealers is neither’s, and no destination is given a phone of one', async () => {
  const lead = await spin(dealers.sites.alpha)
  expect(await leadOf(lead)).toMatchObject({ location: null, dealership: null })
  const told = await tell({ lead })
  expect(Object.values(told).join('')).not.toMatch(/07 5550 000|North Motors|South Motors/)
  expect(JSON.parse(told.webhook).lead).toMatchObject({ location: null, dealership: null })
})

async function aStoredLead(changes: object): Promise<number> {
  const context = { payload: dealers.cms, pool: dealers.pool, now: new Date() }
  const lead = { tenant: dealers.sites.alpha, key: randomUUID(), category: 'Reservation', ...changes }
  const stored = await storeLead(context, lead)
  if (isProblem(stored)) throw new Error(stored.detail)
  return stored.id
}

const aCarOfTheSouth = async () => (await dealers.aCarForSale(south)).id

test('a lead that was built without a place has its vehicle’s, with its dealership', async () => {
  expect(await leadOf(await aStoredLead({ vehicle: await aCarOfTheSouth() }))).toMatchObject(south)
})

test('a lead for a named location has that location’s dealership, whatever the vehicle', async () => {
  const lead = await aStoredLead({ vehicle: await aCarOfTheSouth(), location: north.location })
  expect(await leadOf(lead)).toMatchObject(north)
})

test('staff who move a lead to another location move it to its dealership', async () => {
  const id = await aStoredLead({ vehicle: await aCarOfTheSouth() })
  await dealers.cms.update({ collection: 'leads', id, data: { location: north.location } })
  expect(await leadOf(id)).toMatchObject(north)
})
