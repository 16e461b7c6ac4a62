import { createHmac, randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverLead } from '#platform/leads/delivery/deliver-lead.ts'
import { findPendingDeliveries } from '#platform/leads/delivery/store.ts'
import { makeDeliveries } from '#platform/leads/delivery/make-deliveries.ts'
import { networkWithLoopback, publicNetwork } from '#platform/stock/fetch/network.ts'
import { createMessageSender } from '#platform/messages/message-sender.ts'
import { isProblem } from '#schemas/problem.ts'
import { storeLead } from '#platform/leads/store-lead.ts'
import { type DealerServer, startDealerServer } from '#tests/int/feeds/dealer-server.ts'
import { complaintsAboutAdf } from '#tests/support/adf-complaints.ts'
import { aCar, aLocation, type DealerAtWork, dealersAtWork } from './a-dealer.ts'

let dealers: DealerAtWork
let crm: DealerServer
let site: number
beforeAll(async () => {
  dealers = await dealersAtWork()
  crm = await startDealerServer()
  site = dealers.sites.alpha
})
afterAll(async () => {
  crm.stop()
  await dealers.stop()
})
let bodies: string[] = []
beforeEach(async () => {
  bodies = []
  crm.asked.length = 0
  await dealers.pool.query('delete from lead_deliveries')
  await dealers.pool.query('delete from lead_destinations')
})

const noon = new Date('2026-11-23T02:00:00Z')
const shopper = { name: 'Alex', last_name: 'Nguyen', email: 'alex@shopper.example', phone: '0412 345 678' }

async function aLeadOf(changes: object = {}): Promise<number> {
  const context = { payload: dealers.cms, pool: dealers.pool, now: noon }
  const stored = await storeLead(context, {
    tenant: site,
    key: randomUUID(),
    category: 'Service',
    ...shopper,
    ...changes,
  })
  if (isProblem(stored)) throw new Error(stored.detail)
  return stored.id
}

async function aDestination(changes: object = {}): Promise<number> {
  const data = {
    tenant: site,
    name: randomUUID(),
    kind: 'webhook' as const,
    url: crm.url('/leads', 'crm.localhost'),
    secret: 'between the two of us',
  }
  return (await dealers.cms.create({ collection: 'lead-destinations', data: { ...data, ...changes } })).id
}

const answering =
  (status: number): RequestListener =>
  (req, res) => {
    req.setEncoding('utf8')
    let body = ''
    req.on('data', (chunk: string) => {
      body += chunk
    })
    req.on('end', () => {
      bodies.push(body)
      res.writeHead(status).end()
    })
  }

const announced = (isUpdate: boolean, leads: number[]) =>
  makeDeliveries({ pool: dealers.pool, payload: dealers.cms }, { tenantId: site, leads, isUpdate })
const make = (...leads: number[]) => announced(false, leads)
const update = (...leads: number[]) => announced(true, leads)
const parts = () => ({
  pool: dealers.pool,
  payload: dealers.cms,
  post: createMessageSender({ payload: dealers.cms, pool: dealers.pool, transports: { email: null, sms: null } }),
  network: networkWithLoopback,
  now: () => noon,
  random: () => 0,
})
const rowOf = async (id: number) => dealers.cms.findByID({ collection: 'lead-deliveries', id, depth: 0 })

test('a lead goes once to each destination that takes it, however often it is announced', async () => {
  const [one, other] = [await aDestination(), await aDestination()]
  await aDestination({ active: false })
  const lead = await aLeadOf()
  await Promise.all([make(lead), make(lead), make(lead)])
  const { docs } = await dealers.cms.find({ collection: 'lead-deliveries', depth: 0 })
  expect(new Set(docs.map(({ destination }) => destination))).toEqual(new Set([one, other]))
  expect(docs).toHaveLength(2)
})

test('a destination takes the categories and locations that it is for', async () => {
  const locationId = await aLocation(dealers.cms, site)
  const service = await aDestination({ categories: ['service'] })
  const north = await aDestination({ locations: [locationId] })
  await aDestination({ categories: ['Parts'] })
  await make(await aLeadOf({ location: locationId }))
  const { docs } = await dealers.cms.find({ collection: 'lead-deliveries', depth: 0 })
  expect(new Set(docs.map(({ destination }) => destination))).toEqual(new Set([service, north]))
})

test('a lead that moves on is told once more for each stage, under its own key and another of the message', async () => {
  crm.answers(answering(200))
  const destination = await aDestination()
  const lead = await aLeadOf({ subcategory: '2. Offer Made' })
  const [first = 0] = await make(lead)
  await deliverLead(parts(), first)
  await dealers.cms.update({ collection: 'leads', id: lead, data: { subcategory: '3. Offer Accepted' } })
  const [second = 0] = await update(lead)
  expect(await update(lead)).toEqual([second])
  await deliverLead(parts(), second)
  const { key } = await dealers.cms.findByID({ collection: 'leads', id: lead, depth: 0 })
  expect(crm.asked.map(({ headers }) => headers['idempotency-key'])).toEqual([
    `${key}-${destination}`,
    `${key}-${destination}-3-offer-accepted`,
  ])
  expect(bodies.map((body) => JSON.parse(body))).toMatchObject([
    { type: 'lead.created', lead: { key, stage: '' } },
    { type: 'lead.updated', lead: { key, stage: '3. Offer Accepted', subcategory: '3. Offer Accepted' } },
  ])
})

test.each([
  ['the shopper moves', undefined, 1],
  ['staff file differently', { id: 1, role: 'platform-admin' }, 0],
] as const)('a lead that %s is announced as it should be', async (_who, user, times) => {
  const lead = await aLeadOf({ subcategory: '2. Offer Made' })
  const data = { subcategory: '3. Offer Accepted', notes: 'Once' }
  for (const notes of ['Once', 'Twice'])
    await dealers.cms.update({
      collection: 'leads',
      id: lead,
      data: { ...data, notes },
      ...(user && { user: { ...user, collection: 'users' } }),
    })
  const { rowCount } = await dealers.pool.query(`select from outbox where type = 'lead.moved' and payload = $1`, [
    { ids: [lead] },
  ])
  expect(rowCount).toBe(times)
})

test('a suspected lead is delivered with the reasons', async () => {
  crm.answers(answering(200))
  await aDestination()
  const reasons = 'the hidden field was filled in'
  const [delivery = 0] = await make(await aLeadOf({ lead_attributes: { 'Possible spam': reasons } }))
  await deliverLead(parts(), delivery)
  expect(bodies.map((body) => JSON.parse(body))).toMatchObject([{ lead: { possible_spam: reasons } }])
})

test('spam goes nowhere', async () => {
  await aDestination()
  expect(await make(await aLeadOf({ status: 'spam' }))).toEqual([])
})

test('what staff take out of the spam is announced as new', async () => {
  const lead = await aLeadOf({ status: 'spam' })
  const announced = async () =>
    (await dealers.pool.query(`select from outbox where type = 'lead.created' and payload = $1`, [{ ids: [lead] }]))
      .rowCount
  const before = await announced()
  await dealers.cms.update({ collection: 'leads', id: lead, data: { status: 'new' } })
  expect([before, await announced()]).toEqual([1, 2])
})

test.each([
  ['a webhook without a secret', { secret: '' }],
  ['a webhook with a short one', { secret: 'between us' }],
  ['an address that is no https', { url: 'http://crm.example/leads' }],
  ['an address that is a number', { url: 'https://192.0.2.1/leads' }],
  ['a mailbox without an address', { kind: 'email' }],
  ['an address that is none', { kind: 'adf-email', addresses: ['sales at dealer'] }],
])('no lead is sent to %s: nobody can set it', async (_what, changes) => {
  await expect(aDestination(changes)).rejects.toMatchObject({ name: 'ValidationError' })
})

test('a secret is stored sealed, and forgotten where leads go to another server', async () => {
  const id = await aDestination({ kind: 'adf-http' })
  const kept = async () =>
    (await dealers.pool.query('select secret_sealed, has_secret from lead_destinations where id = $1', [id])).rows[0]
  expect(await kept()).toEqual({ secret_sealed: expect.stringMatching(/^v1\./), has_secret: true })
  await dealers.cms.update({ collection: 'lead-destinations', id, data: { url: 'https://elsewhere.example/' } })
  expect(await kept()).toEqual({ secret_sealed: null, has_secret: false })
})

test('a webhook goes to no other server unsigned: its secret is asked for again', async () => {
  const id = await aDestination()
  const move = (data: object) => dealers.cms.update({ collection: 'lead-destinations', id, data })
  const url = 'https://elsewhere.example/'
  await expect(move({ url })).rejects.toMatchObject({ name: 'ValidationError' })
  await expect(move({ url, secret: 'between us and the others' })).resolves.toMatchObject({ has_secret: true })
})

test('a webhook is signed, and names the lead by a key that a repeat has too', async () => {
  crm.answers(answering(204))
  const destination = await aDestination()
  const car = await aCar(dealers.cms, site, { year: 2021 })
  const lead = await aLeadOf({ vehicle: car, category: 'Used Car Enquiry', lead_attributes: { page_id: 4 } })
  const [id = 0] = await make(lead)
  expect(await deliverLead(parts(), id)).toMatchObject({ state: 'delivered', next: null })
  const headers = crm.asked[0]?.headers ?? {}
  const { key } = await dealers.cms.findByID({ collection: 'leads', id: lead, depth: 0 })
  expect(headers).toMatchObject({ 'idempotency-key': `${key}-${destination}`, 'webhook-id': `${key}-${destination}` })
  const signed = `${headers['webhook-id']?.toString()}.${headers['webhook-timestamp']?.toString()}.${bodies[0]}`
  const signature = createHmac('sha256', 'between the two of us').update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    type: 'lead.created',
    lead: {
      key,
      category: 'Used Car Enquiry',
      attributes: { page_id: 4 },
      customer: { ...shopper, phone: '+61412345678' },
      vehicle: { year: 2021, make: 'Kia' },
    },
  })
})

test('a lead that goes again says nothing of a test drive that was called off', async () => {
  crm.answers(answering(204))
  await aDestination()
  const [location, lead] = [await aLocation(dealers.cms, site), await aLeadOf()]
  const [id = 0] = await make(lead)
  const drive = { tenant: site, lead, location, name: 'Alex', starts_at: '2026-11-24T01:00:00.000Z', minutes: 60 }
  const { id: booking } = await dealers.cms.create({ collection: 'bookings', data: { ...drive, status: 'booked' } })
  const told = async () => {
    await dealers.pool.query(`update lead_deliveries set state = 'waiting' where id = $1`, [id])
    await deliverLead(parts(), id)
    return JSON.parse(bodies.at(-1) ?? '').lead.test_drive
  }
  expect(await told()).toBe(drive.starts_at)
  await dealers.cms.update({ collection: 'bookings', id: booking, data: { status: 'cancelled' } })
  expect(await told()).toBeNull()
})

test('ADF by HTTP is as its DTD has it', async () => {
  crm.answers(answering(200))
  await aDestination({ kind: 'adf-http', vendor: 'D-9' })
  const [id = 0] = await make(await aLeadOf({ vehicle: await aCar(dealers.cms, site), message: 'Is <it> there?' }))
  await deliverLead(parts(), id)
  expect(complaintsAboutAdf(bodies[0] ?? '')).toEqual([])
  expect(crm.asked[0]?.headers['content-type']).toBe('application/xml; charset=utf-8')
})

test.each([
  ['email', (text: string) => text.includes('Name: Alex Nguyen\nPhone: +61412345678')],
  ['adf-email', (text: string) => complaintsAboutAdf(text).length === 0],
] as const)('by %s a lead is whole, and an answer to it goes to the shopper', async (kind, isWhole) => {
  await aDestination({ kind, addresses: ['sales@dealer.example'] })
  const [id = 0] = await make(await aLeadOf())
  expect(await deliverLead(parts(), id)).toMatchObject({ state: 'delivered' })
  const { docs } = await dealers.cms.find({ collection: 'messages', sort: '-id', limit: 1 })
  expect(docs[0]).toMatchObject({ to: 'sales@dealer.example', headers: { 'Reply-To': 'alex@shopper.example' } })
  expect(isWhole(docs[0]?.text ?? '')).toBe(true)
})

test.each([
  ['answers 500', answering(500), 'The server answered 500.'],
  ['drops the connection', (req) => void req.socket.destroy(), 'The server did not answer.'],
  [
    'sends the lead on elsewhere',
    (_req, res) => void res.writeHead(307, { Location: 'https://elsewhere.example' }).end(),
    'The server redirects to another address (307). Enter that address here.',
  ],
] satisfies [string, RequestListener, string][])(
  'what a server that %s refused is tried again',
  async (_what, answer, words) => {
    crm.answers(answer)
    await aDestination()
    const [id = 0] = await make(await aLeadOf())
    expect(await deliverLead(parts(), id)).toMatchObject({ state: 'retrying', turn: 1, next: new Date(+noon + 10_000) })
    expect(await rowOf(id)).toMatchObject({ last_words: words, log: [{ isDelivered: false, words, ms: 0 }] })
    crm.answers(answering(200))
    expect(await deliverLead(parts(), id)).toMatchObject({ state: 'delivered', turn: 2 })
    expect((await rowOf(id)).log).toHaveLength(2)
  },
)

test('a server that hangs is left in time, so that others have their turn', async () => {
  crm.answers(() => undefined)
  await aDestination()
  const [id = 0] = await make(await aLeadOf())
  const begun = Date.now()
  expect(await deliverLead(parts(), id)).toMatchObject({ state: 'retrying' })
  expect(Date.now() - begun).toBeLessThan(14_000)
}, 20_000)

test('after two days of failures it is given up, and waits for somebody to send it again', async () => {
  crm.answers(answering(503))
  await aDestination()
  const [id = 0] = await make(await aLeadOf())
  for (let turn = 1; turn < 18; turn += 1) expect(await deliverLead(parts(), id)).toMatchObject({ state: 'retrying' })
  expect(await deliverLead(parts(), id)).toMatchObject({ state: 'dead', next: null })
  expect(await deliverLead(parts(), id)).toBeNull()
})

test('no lead goes into a private network', async () => {
  await aDestination()
  const [id = 0] = await make(await aLeadOf())
  await deliverLead({ ...parts(), network: publicNetwork }, id)
  expect(crm.asked).toEqual([])
  expect((await rowOf(id)).last_words).toMatch(/^(The address has a port|The address is inside a private network)/)
})

test('what nobody asked for although it waits is found: a process may die between storing and asking', async () => {
  await aDestination()
  const [id = 0] = await make(await aLeadOf())
  expect(await findPendingDeliveries(dealers.pool, new Date())).toEqual([])
  const later = new Date(Date.now() + 61_000)
  expect(await findPendingDeliveries(dealers.pool, later)).toEqual([{ delivery: id, turn: 0 }])
})

test('another site’s destinations take nothing', async () => {
  await aDestination({ tenant: dealers.sites.beta })
  expect(await make(await aLeadOf())).toEqual([])
})

test('the first rule that fits says who handles a lead, and its site until when it is answered', async () => {
  const person = async (name: string) =>
    (
      await dealers.cms.create({
        collection: 'users',
        data: {
          name,
          email: `${name}@alpha.example`,
          password: 'correct horse battery',
          role: 'sales',
          tenants: [{ tenant: site }],
        },
      })
    ).id
  const [sam, kim] = [await person('sam'), await person('kim')]
  const rule = (name: string, data: { categories: string[]; assign_to: number }) =>
    dealers.cms.create({ collection: 'lead-rules', data: { tenant: site, name, ...data } })
  await rule('service', { categories: ['Service'], assign_to: sam })
  await rule('all others', { categories: [], assign_to: kim })
  await dealers.cms.update({
    collection: 'tenants',
    id: dealers.sites.template,
    data: { config: { leads: { answerWithinMinutes: 30 } } },
  })
  const stored = async (id: number) => dealers.cms.findByID({ collection: 'leads', id, depth: 0 })
  const lead = await stored(await aLeadOf())
  expect(lead).toMatchObject({ assigned_to: sam, title: 'Alex Nguyen · Service', answered_at: null })
  expect(Math.round((Date.parse(lead.due_at ?? '') - Date.now()) / 60_000)).toBe(30)
  expect((await stored(await aLeadOf({ category: 'Parts' }))).assigned_to).toBe(kim)
  const answered = await dealers.cms.update({ collection: 'leads', id: lead.id, data: { status: 'contacted' } })
  expect(answered.answered_at).not.toBeNull()
})
