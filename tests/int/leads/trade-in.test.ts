import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeExpiredValuations } from '#platform/valuations/store.ts'
import type { EndpointInput, EndpointOutput } from '#schemas/api/endpoints.ts'
import { type FakePartners, startFakePartners } from '#seed/partners/fake-partners.ts'
import { aTenant } from '#tests/int/platform/sites.ts'
import { aCar, aLocation, type DealerAtWork, dealersAtWork, sunday } from './a-dealer.ts'

let partners: FakePartners
let dealers: DealerAtWork
beforeAll(async () => {
  partners = await startFakePartners()
  const at = (name: string) => `${partners.url}/${name}`
  dealers = await dealersAtWork({ REGO_URL: at('rego'), VALUATIONS_URL: at('valuations') })
  const { alpha, beta } = dealers.sites
  const data = { flags: { valuation: true, valuationStored: true } }
  await dealers.cms.update({ collection: 'tenants', id: alpha, data })
  await dealers.cms.update({ collection: 'tenants', id: beta, data: { flags: { valuation: true } } })
  await aLocation(dealers.cms, alpha)
})
afterAll(async () => {
  await dealers.stop()
  await partners.stop()
})

const api = (tenant = dealers.sites.alpha, now = sunday) => dealers.apiOf(tenant, now)
/** A site whose locations, mailbox and messages no other test shares. */
async function aDealer(email = ''): Promise<number> {
  const tenant = await aTenant(dealers.cms, { slug: randomUUID(), template: dealers.sites.template, hosts: [] })
  await dealers.cms.update({
    collection: 'tenants',
    id: tenant,
    data: { flags: { valuation: true, valuationStored: true }, config: { email } },
  })
  // Any call reads the list of sites again.
  await api()
  return tenant
}

const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { problem?: { code: string } }) => error.problem?.code,
  )

const corolla = { year: 2021, make: 'Toyota', model: 'Corolla', badge: '', km: 45_000 }
const value = async (changes: Partial<EndpointInput<'valuations'>> = {}, tenant = dealers.sites.alpha) =>
  (await api(tenant)).call('valuations', { ...corolla, ...changes })

const best = { condition: 'excellent', history: 'full', accident: 'no', keys: 'two' }
const adjust = async (id: string, adjustmentAnswers: Record<string, string> = best, tenant = dealers.sites.alpha) =>
  (await api(tenant)).call('valuationAdjustments', { id, adjustmentAnswers })

const person = { name: 'Alex', phone: '0412 345 678', email: 'alex@example.com', postcode: '4215', opt_in: true }
const offerFor = async (
  id: string,
  changes: Partial<EndpointInput<'valuationOffer'>> = {},
  tenant = dealers.sites.alpha,
) => (await api(tenant)).call('valuationOffer', { id, key: randomUUID(), values: person, ...changes })

const accept = async (
  { lead_id }: Pick<EndpointOutput<'valuationOffer'>, 'lead_id'>,
  valuation: string,
  tenant = dealers.sites.alpha,
) => (await api(tenant)).call('offerAccepted', { lead_id, valuation })

const leadOf = (id: number) => dealers.cms.findByID({ collection: 'leads', id, depth: 0 })

test('a number plate finds its car, however it is typed; the plate of nobody and a register that is ill find none (vehicles §7, Valuation calls; locations §7, Trade-in calls)', async () => {
  const shop = await api()
  const found = await shop.call('rego', { rego: 'abc-12 3', regoState: 'QLD' })
  expect(found).toMatchObject({ year: expect.any(Number), make: expect.any(String), model: expect.any(String) })
  expect(await shop.call('rego', { rego: 'ABC123', regoState: 'QLD' })).toEqual(found)
  expect(await shop.call('rego', { rego: 'NIL123', regoState: 'QLD' })).toBeNull()
  expect(await shop.call('rego', { rego: 'ILL123', regoState: 'QLD' })).toBeNull()
  expect(await shop.call('rego', { rego: 'ABC123', regoState: 'NZ' })).toBeNull()
})

test('a register that answers late is not waited for', async () => {
  const began = Date.now()
  expect(await (await api()).call('rego', { rego: 'SLOW1', regoState: 'QLD' })).toBeNull()
  expect(Date.now() - began).toBeLessThan(6_000)
})

test('a car is valued, asked about, offered for and accepted: one lead goes through all of it (vehicles §7, Valuation calls; locations §7, Trade-in calls)', async () => {
  const mailbox = `sales-${randomUUID()}@dealer.example`
  const tenant = await aDealer(mailbox)
  const location = await aLocation(dealers.cms, tenant)
  const car = await aCar(dealers.cms, tenant, { location, price: 31_000_00 })
  const valued = await value({ car_id: car, rego: 'ABC123', regoState: 'QLD' }, tenant)
  expect(valued).toMatchObject({ car: '2021 Toyota Corolla', outlook: 'estimate' })
  expect(valued.questions.map(({ id }) => id)).toEqual(['condition', 'history', 'accident', 'keys'])
  await adjust(valued.id, best, tenant)
  const offer = await offerFor(valued.id, {}, tenant)
  const { low = 0, high = 0 } = offer.range ?? {}
  expect(low).toBeGreaterThan(10_000_00)
  expect(offer.towards).toMatchObject({
    price: 31_000_00,
    balance: { who: 'pays', low: 31_000_00 - high, high: 31_000_00 - low },
  })
  const before = await leadOf(offer.lead_id)
  expect(before).toMatchObject({ kind: 'trade-in', category: 'Trade-in', subcategory: '2. Offer Made', vehicle: car })
  expect(before.answers).toContainEqual({ name: 'Rego', label: 'Registration', value: 'ABC123 QLD' })
  const accepted = { success: true, accepted_at: sunday.toISOString() }
  expect(await Promise.all([1, 2, 3].map(() => accept(offer, valued.id, tenant)))).toEqual([
    accepted,
    accepted,
    accepted,
  ])
  expect(await leadOf(offer.lead_id)).toMatchObject({ subcategory: '3. Offer Accepted' })
  const { docs } = await dealers.cms.find({ collection: 'messages', where: { to: { equals: mailbox } } })
  expect(docs).toMatchObject([{ subject: 'Offer accepted: 2021 Toyota Corolla', channel: 'email' }])
  await accept(offer, valued.id, tenant)
  const ofTheSite = { tenant: { equals: tenant } }
  expect((await dealers.cms.count({ collection: 'messages', where: ofTheSite })).totalDocs).toBe(1)
})

test('a vehicle that takes no trade-in has no price to take the car off (vehicles §5)', async () => {
  const reserved = await aCar(dealers.cms, dealers.sites.alpha, { price: 31_000_00, reserved: true })
  const { id } = await value({ car_id: reserved })
  await adjust(id)
  expect(await offerFor(id)).toMatchObject({ towards: null, range: { low: expect.any(Number) } })
})

test('what its owner answers changes the estimate (vehicles §7, Valuation calls)', async () => {
  const [good, bad] = [await value(), await value()]
  await adjust(good.id)
  await adjust(bad.id, { condition: 'poor', history: 'none', accident: 'yes', keys: 'one' })
  const [much, little] = [await offerFor(good.id), await offerFor(bad.id)]
  expect(little.range?.high).toBeLessThan(much.range?.low ?? 0)
})

test('an answer that is none of the question’s is refused by name', async () => {
  const { id } = await value()
  const wrong = adjust(id, { ...best, keys: 'seven' }).catch((error: { problem: unknown }) => error.problem)
  expect(await wrong).toMatchObject({ code: 'input-invalid', fields: [{ path: 'keys' }] })
})

test.each([
  ['over 7 years old', { year: 2018 }, 'too-old'],
  ['over 100,000 kilometres', { km: 100_001 }, 'too-far'],
  ['that the guide does not know', { make: 'Trabant', model: '601' }, 'unknown'],
] as const)(
  'a car %s has no estimate, and its owner is called: the lead says so (vehicles §9)',
  async (_, change, why) => {
    const valued = await value(change)
    expect(valued).toMatchObject({ outlook: why, questions: [] })
    const offer = await offerFor(valued.id, { purpose: 'sell' })
    expect(offer).toMatchObject({ range: null, outlook: why })
    expect(await leadOf(offer.lead_id)).toMatchObject({
      category: 'Sell My Car',
      subcategory: '1. Valuation Requested',
    })
    expect(await problemOf(accept(offer, valued.id))).toBe('nothing-offered')
  },
)

test('a car of 7 years and 100,000 kilometres still has one (vehicles §9)', async () => {
  expect(await value({ year: 2019, km: 100_000 })).toMatchObject({ outlook: 'estimate' })
})

test('no figure is told before the guide’s questions are answered', async () => {
  const { id } = await value()
  expect(await offerFor(id)).toMatchObject({ range: null })
})

test('only the shopper who had the car valued accepts the offer, and only on this site', async () => {
  const { id } = await value()
  await adjust(id)
  const offer = await offerFor(id)
  const other = await value()
  expect(await problemOf(accept(offer, other.id))).toBe('valuation-not-found')
  expect(await problemOf(accept(offer, 'x'.repeat(43)))).toBe('valuation-not-found')
  const elsewhere = (await api(dealers.sites.beta)).call('offerAccepted', { lead_id: offer.lead_id, valuation: id })
  expect(await problemOf(elsewhere)).toBe('valuation-not-found')
  expect(await leadOf(offer.lead_id)).toMatchObject({ subcategory: '2. Offer Made' })
})

test('after seven days an estimate is no longer good', async () => {
  const { id } = await value()
  const later = await api(dealers.sites.alpha, new Date(sunday.getTime() + 7 * 86_400_000 + 1))
  expect(await problemOf(later.call('valuationAdjustments', { id, adjustmentAnswers: best }))).toBe('valuation-expired')
})

test('a valuation that led to nobody is forgotten once it is no longer good, and a lead’s stays', async () => {
  const [lost, led] = [await value(), await value()]
  await offerFor(led.id)
  const after = new Date(sunday.getTime() + 8 * 86_400_000)
  expect(await purgeExpiredValuations(dealers.pool, sunday)).toBe(0)
  expect(await purgeExpiredValuations(dealers.pool, after)).toBeGreaterThan(0)
  const left = await dealers.pool.query('select code from valuations where code in ($1, $2)', [lost.id, led.id])
  expect(left.rows).toEqual([{ code: led.id }])
})

test('details that are sent twice are one lead', async () => {
  const { id } = await value()
  const key = randomUUID()
  const answers = await Promise.all([offerFor(id, { key }), offerFor(id, { key }), offerFor(id, { key })])
  const again = await offerFor(id)
  expect(new Set([...answers, again].map(({ lead_id: lead }) => lead)).size).toBe(1)
})

test('two tabs that send their details at once are one lead, and the offer that it was made stays (vehicles §7)', async () => {
  const { id } = await value()
  await adjust(id)
  const [first, second] = await Promise.all([offerFor(id), offerFor(id)])
  expect(second).toEqual(first)
  await adjust(id, { condition: 'poor', history: 'none', accident: 'yes', keys: 'one' })
  expect(await offerFor(id)).toEqual(first)
})

test('details that are missing are named, and there is no lead (locations §5)', async () => {
  const { id } = await value()
  const before = await dealers.cms.count({ collection: 'leads' })
  expect(await problemOf(offerFor(id, { values: { ...person, email: '' } }))).toBe('input-invalid')
  expect((await dealers.cms.count({ collection: 'leads' })).totalDocs).toBe(before.totalDocs)
})

test('the result of a valuation is kept with its lead on sites of the brand alone (vehicles §7, Valuation store; locations §7, Trade-in calls)', async () => {
  const { id } = await value()
  await adjust(id)
  const { lead_id: lead, range } = await offerFor(id)
  const asked = { column_name: 'valuation', valuation: id } as const
  expect(await (await api()).call('miscellaneous', asked)).toEqual({ success: true })
  expect((await leadOf(lead)).lead_attributes).toMatchObject({ valuation: { car: '2021 Toyota Corolla', ...range } })
  expect(await problemOf((await api(dealers.sites.beta)).call('miscellaneous', asked))).toBe('not-allowed')
})

test('a place is found by its postcode; none is found in the specification’s words (vehicles §7, Geocode; locations §5, Postcode geocoding; §7, Postcode geocoding)', async () => {
  const shop = await api()
  expect(await shop.call('geocode', { place: '4215' })).toMatchObject({ label: expect.stringContaining('QLD 4215') })
  const unknown = shop.call('geocode', { place: '0000' }).catch((error: { problem: unknown }) => error.problem)
  expect(await unknown).toMatchObject({ code: 'place-unknown', detail: 'Invalid postcode' })
})

test('the group’s websites are listed with their locations of one type, sales where none is named (vehicles §7, Manufacturer locations; locations §7, Manufacturer locations)', async () => {
  const tenant = await aDealer()
  const shop = await aLocation(dealers.cms, tenant, { name: 'Parts counter', location_type: 'parts' })
  const locationId = await aLocation(dealers.cms, tenant, { name: 'Kia branch', location_type: 'sales' })
  const site = {
    tenant,
    name: 'Alpha Kia',
    url: 'https://kia.example',
    make: 'Kia',
    locations: [shop, locationId],
  }
  await dealers.cms.create({ collection: 'websites', data: site })
  const names = async (input: EndpointInput<'manufacturerLocations'>, of = tenant) =>
    (await (await api(of)).call('manufacturerLocations', input)).map(({ name, locations }) => [
      name,
      locations.map((location) => location.name),
    ])
  expect(await names({})).toEqual([['Alpha Kia', ['Kia branch']]])
  expect(await names({ type: 'parts' })).toEqual([['Alpha Kia', ['Parts counter']]])
  expect(await names({ type: 'service' })).toEqual([])
  expect(await names({}, dealers.sites.beta)).toEqual([])
})

test('the location that handles a lead hears that its offer was accepted', async () => {
  const { cms } = dealers
  const tenant = await aDealer('sales@dealer.example')
  await aLocation(cms, tenant)
  const email = `north-${randomUUID()}@dealer.example`
  const location = await aLocation(cms, tenant, { name: 'North', email })
  const { id } = await value({}, tenant)
  await adjust(id, best, tenant)
  const offer = await offerFor(id, { values: { ...person, location: String(location) } }, tenant)
  await accept(offer, id, tenant)
  expect((await cms.count({ collection: 'messages', where: { to: { equals: email } } })).totalDocs).toBe(1)
})
