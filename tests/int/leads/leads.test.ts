import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countLeads } from '#cms/admin/dashboard/count-leads.ts'
import { mailHeldLeads } from '#platform/leads/mail-held-leads.ts'
import { aTenant } from '#tests/int/platform/sites.ts'
import { aCar, aLead, aLocation, type DealerAtWork, dealersAtWork } from './a-dealer.ts'

let dealers: DealerAtWork
let car: number
let locationId: number
beforeAll(async () => {
  dealers = await dealersAtWork()
  const { alpha } = dealers.sites
  locationId = await aLocation(dealers.cms, alpha)
  car = await aCar(dealers.cms, alpha, { location: locationId, stocknum: 'K-77' })
})
afterAll(() => dealers.stop())

const send = async (lead: ReturnType<typeof aLead>, tenant = dealers.sites.alpha) =>
  (await dealers.apiOf(tenant)).call('leads', lead)
const stored = async (id: number) => dealers.cms.findByID({ collection: 'leads', id, depth: 0 })
const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { problem?: unknown }) => error.problem,
  )

test('an enquiry becomes a lead, with what the platform knows of its vehicle (vehicles §7, Lead submit; locations §1, Lead forms; §3, Lead payload; §7, Lead submit)', async () => {
  const { lead_id: id } = await send(aLead({ car_id: car, url: 'https://alpha.example/cars/k', user_agent: 'Firefox' }))
  expect(await stored(id)).toMatchObject({
    name: 'Alex',
    email: 'alex@example.com',
    category: 'Used Car Enquiry',
    message: 'Is it still there?',
    opt_in: true,
    opt_in_words: 'Email me similar stock and latest offers.',
    vehicle: car,
    location: locationId,
    stock_number: 'K-77',
    car_type: 'used',
    vehicle_status: 'in_stock',
    source: 'Website',
    status: 'new',
    lead_attributes: { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Sportage' },
  })
})

test.each([
  '\u202A+61\u00A0412\u00A0345\u00A0678\u202C',
  '0412\u2011345\u2011678',
  '0412–345–678',
  '\u200E0412345678',
  '+61 (0)412 345 678',
])('the phone %j is taken, and stored in one spelling', async (phone) => {
  const { lead_id: id } = await send(aLead({ values: { phone, email: 'Alex@Example.com\u200B.' } }))
  expect(await stored(id)).toMatchObject({ phone: '+61412345678', email: 'alex@example.com' })
})

test('staff who type a phone store the same spelling', async () => {
  const data = { tenant: dealers.sites.alpha, category: 'Service', phone: '(07) 5550 0110 ext 4' }
  expect((await dealers.cms.create({ collection: 'leads', data })).phone).toBe('+61755500110 ext. 4')
})

test('two phones in the field of a location are refused', async () => {
  const phone = '07 5550 0110 / 07 5550 0111'
  await expect(aLocation(dealers.cms, dealers.sites.beta, { phone, visible: false })).rejects.toMatchObject({
    name: 'ValidationError',
  })
})

test('email addresses that staff paste for locations and destinations are stored in one spelling', async () => {
  const tenant = dealers.sites.beta
  const id = await aLocation(dealers.cms, tenant, { email: 'sales@branch.com\u200B', visible: false })
  const place = await dealers.cms.findByID({ collection: 'locations', id })
  const destination = await dealers.cms.create({
    collection: 'lead-destinations',
    data: { tenant, name: 'Desk', kind: 'email', addresses: ['mailto:Desk@branch.com.'], active: false },
  })
  expect([place.email, destination.addresses]).toEqual(['sales@branch.com', ['desk@branch.com']])
})

test('photos are asked for with a message of their own (vehicles §7, Request photos)', async () => {
  const { lead_id: id } = await send(aLead({ kind: 'request-photos', car_id: car, values: { message: 'Buy this' } }))
  expect(await stored(id)).toMatchObject({ message: 'Please send photos for this car', subcategory: 'Request Photos' })
})

test('what is sent twice under one key is one lead, and both hear of the same', async () => {
  const lead = aLead({ car_id: car })
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(lead)))
  const again = await send(lead)
  expect(new Set([...answers, again].map(({ lead_id }) => lead_id)).size).toBe(1)
  const { rows } = await dealers.pool.query('select count(*)::int as count from leads where key = $1', [lead.key])
  expect(rows).toEqual([{ count: 1 }])
})

test('another form under a key that was used is refused, and the first one stays as it was', async () => {
  const lead = aLead({ car_id: car })
  const { lead_id: id } = await send(lead)
  const corrected = { ...lead, values: { ...lead.values, phone: '0400 000 000' } }
  expect(await problemOf(send(corrected))).toMatchObject({ code: 'key-reused', status: 422 })
  expect(await problemOf(send({ ...lead, car_id: null }))).toMatchObject({ code: 'key-reused' })
  expect(await stored(id)).toMatchObject({ phone: '+61412345678', vehicle: car })
  expect((await send({ ...lead, url: 'https://alpha.example/', user_agent: 'Another' })).lead_id).toBe(id)
})

test('the same key on another dealer’s site is another lead', async () => {
  const lead = aLead({ key: randomUUID() })
  await aLocation(dealers.cms, dealers.sites.beta)
  const [own, other] = [await send(lead), await send(lead, dealers.sites.beta)]
  expect(own.lead_id).not.toBe(other.lead_id)
})

test('another dealer’s vehicle is none: the lead is a general enquiry of this site', async () => {
  const { lead_id: id } = await send(aLead({ car_id: car }), dealers.sites.beta)
  expect(await stored(id)).toMatchObject({ tenant: dealers.sites.beta, vehicle: null, category: 'General Enquiry' })
})

test('what is missing or malformed is named field by field, and nothing is stored (locations §5)', async () => {
  const values = { name: '', email: 'alex', phone: '12', postcode: '421', message: ' ' }
  const lead = aLead({ car_id: car, values })
  expect(await problemOf(send(lead))).toMatchObject({
    code: 'input-invalid',
    fields: [
      { path: 'name', message: 'Please enter your first name.' },
      { path: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' },
      {
        path: 'phone',
        message: 'Please enter a valid phone number. Enter one number, such as 0412 345 678 or +64 21 123 4567.',
      },
      { path: 'email', message: 'Please enter a valid email address, such as name@example.com.' },
      { path: 'message', message: 'Please enter your comments.' },
    ],
  })
  const { rows } = await dealers.pool.query('select 1 from leads where key = $1', [lead.key])
  expect(rows).toEqual([])
})

const trapped = { leave_empty: 'https://example.com' }
const advertisement = '<a href="https://pills.example">Buy now</a>'

test('an enquiry whose hidden field was filled in is new, and marked', async () => {
  const { lead_id: id } = await send(aLead({ car_id: car, ...trapped }))
  expect(await stored(id)).toMatchObject({
    status: 'new',
    title: 'Possible spam: Alex Nguyen · Kia Sportage',
    lead_attributes: { 'Possible spam': expect.stringContaining('the hidden field was filled in') },
  })
})

test('staff who answer a suspected lead clear its mark', async () => {
  const { lead_id: id } = await send(aLead({ car_id: car, ...trapped }))
  await dealers.cms.update({ collection: 'leads', id, data: { status: 'contacted' } })
  const { title, lead_attributes: attributes } = await stored(id)
  expect(title).toBe('Alex Nguyen · Kia Sportage')
  expect(attributes).not.toHaveProperty('Possible spam')
})

test('an advertisement that fills in the hidden field is held as spam', async () => {
  const { lead_id: id } = await send(aLead({ car_id: car, ...trapped, values: { message: advertisement } }))
  expect(await stored(id)).toMatchObject({ status: 'spam' })
})

/** Without any lead, whatever other tests do. */
const aSite = () => aTenant(dealers.cms, { slug: `dealer-${randomUUID().slice(0, 8)}`, hosts: [] })

const tellStaff = (now: Date) =>
  mailHeldLeads({ pool: dealers.pool, payload: dealers.cms, ownOrigin: 'https://admin.example', now })

test('staff who can release held leads get their number once a day by email', async () => {
  const { alpha } = dealers.sites
  const quiet = await aSite()
  await send(aLead({ car_id: car, ...trapped, values: { message: `${advertisement} again` } }))
  for (const [name, role, tenant] of [
    ['sales', 'sales', alpha],
    ['editor', 'editor', alpha],
    ['other', 'sales', quiet],
  ] as const)
    await dealers.cms.create({
      collection: 'users',
      data: { name, email: `${name}@held.example`, password: 'correct horse battery', role, tenants: [{ tenant }] },
    })
  const held = await dealers.cms.count({
    collection: 'leads',
    where: { tenant: { equals: alpha }, status: { equals: 'spam' } },
  })
  await tellStaff(new Date(Date.now() + 86_400_000))
  const all = ['sales', 'editor', 'other'].map((name) => `${name}@held.example`)
  const { docs } = await dealers.cms.find({ collection: 'messages', where: { to: { in: all } } })
  expect(docs).toMatchObject([
    {
      to: 'sales@held.example',
      subject: `Held as possible spam: ${held.totalDocs} (${(await dealers.cms.findByID({ collection: 'tenants', id: alpha })).name})`,
      text: expect.stringContaining('https://admin.example/admin/collections/leads?where[status][equals]=spam'),
    },
  ])
})

test('a morning without a worker is made up for, and a repeated run tells nothing twice', async () => {
  const tenant = await aSite()
  const person = { name: 'morning', email: 'morning@held.example', password: 'correct horse battery' }
  await dealers.cms.create({ collection: 'users', data: { ...person, role: 'sales', tenants: [{ tenant }] } })
  const hold = async (at: string) => {
    const data = { tenant, category: 'General Enquiry', status: 'spam' as const, createdAt: at }
    await dealers.cms.create({ collection: 'leads', data })
  }
  const subjects = async () => {
    const where = { to: { equals: person.email } }
    const { docs } = await dealers.cms.find({ collection: 'messages', where, sort: 'id' })
    return docs.map(({ subject }) => /: (\d+) /.exec(subject ?? '')?.[1])
  }
  await hold('2026-01-05T10:00:00Z')
  await tellStaff(new Date('2026-01-05T19:50:00Z'))
  expect(await subjects()).toEqual([])
  await tellStaff(new Date('2026-01-06T08:00:00Z'))
  await tellStaff(new Date('2026-01-06T08:10:00Z'))
  expect(await subjects()).toEqual(['1'])
  await hold('2026-01-06T10:00:00Z')
  await hold('2026-01-07T10:00:00Z')
  await tellStaff(new Date('2026-01-07T21:00:00Z'))
  expect(await subjects()).toEqual(['1', '2'])
})

test('the dashboard counts the leads of a site that were held in the last seven days', async () => {
  const tenant = await aSite()
  const user = await dealers.cms.create({
    collection: 'users',
    data: {
      name: 'seller',
      email: `${randomUUID()}@held.example`,
      password: 'correct horse battery',
      role: 'sales',
      tenants: [{ tenant }],
    },
  })
  const count = async () =>
    (await countLeads({ payload: dealers.cms, user: { ...user, collection: 'users' }, site: tenant })).held
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()
  for (const createdAt of [days(0), days(6.9), days(7.1)])
    await dealers.cms.create({
      collection: 'leads',
      data: { tenant, category: 'General Enquiry', status: 'spam', createdAt },
    })
  await dealers.cms.create({ collection: 'leads', data: { tenant, category: 'General Enquiry', status: 'new' } })
  expect(await count()).toBe(2)
})

test('a price alert is made although the browser filled in the hidden field', async () => {
  const email = 'alerted@example.com'
  await send(aLead({ kind: 'price-alert', car_id: car, ...trapped, values: { email } }))
  const { totalDocs } = await dealers.cms.count({ collection: 'price-alerts', where: { email: { equals: email } } })
  expect(totalDocs).toBe(1)
})

test('a number that was shown is noted with its own vehicle, dealer and site alone (vehicles §7, Reveal-logging call)', async () => {
  const api = await dealers.apiOf(dealers.sites.alpha)
  expect(await api.call('reveals', { car_id: car, dealership_id: null, website_id: 999 })).toEqual({ success: true })
  const foreign = await aCar(dealers.cms, dealers.sites.beta)
  expect(await api.call('reveals', { car_id: foreign })).toEqual({ success: false })
  const { rows } = await dealers.pool.query('select tenant_id, vehicle_id, website_id from phone_reveals')
  expect(rows).toEqual([{ tenant_id: dealers.sites.alpha, vehicle_id: car, website_id: null }])
})
