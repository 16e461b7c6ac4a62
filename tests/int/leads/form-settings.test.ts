import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anonymousCaller } from '#platform/context/caller.ts'
import { aPage } from '#tests/int/platform/sites.ts'
import type { EndpointInput } from '#schemas/api/endpoints.ts'
import { listLeadFields } from '#schemas/lead/lead-form.ts'
import { aCar, aLead, aLocation, type DealerAtWork, dealersAtWork } from './a-dealer.ts'

let dealers: DealerAtWork
let page: number
let template: number
const careers = {
  blockType: 'lead-form',
  id: 'careers-form',
  kind: 'careers',
  fields: [
    { field: 'name' },
    { field: 'email' },
    { field: 'step', label: 'Your work' },
    { field: 'own', label: 'Trade', answer: 'select', options: 'Mechanic\nPainter', required: 'yes' },
    { field: 'own', label: 'Licences', answer: 'choices', options: 'Car\nTruck' },
  ],
  filed: { category: 'Jobs', subcategory: 'Workshop' },
  agreed: { terms: 'I agree that you keep this.' },
  next: '/applied',
}
beforeAll(async () => {
  dealers = await dealersAtWork()
  const { alpha, template: of } = dealers.sites
  page = await aPage(dealers.cms, { tenant: alpha, title: 'Careers', path: '/careers', layout: [careers] })
  const fleet = { blockType: 'lead-form', id: 'fleet-form', kind: 'fleet', submitText: 'Ask our fleet team' }
  template = await aPage(dealers.cms, { tenant: of, title: 'Fleet', path: '/fleet', layout: [fleet] })
})
afterAll(() => dealers.stop())

const alpha = () => dealers.apiOf(dealers.sites.alpha)
const stored = async (id: number) => dealers.cms.findByID({ collection: 'leads', id, depth: 0 })
const place = () => ({ page, block: 'careers-form' })
type Changes = Partial<Omit<EndpointInput<'leads'>, 'values'>>
const application = (values: EndpointInput<'leads'>['values'], changes: Changes = {}) => ({
  ...aLead({ kind: 'careers', form: place(), ...changes }),
  values: { name: 'Al', email: 'al@example.com', terms: true, q_trade: 'Painter', ...values },
})
const wrongWith = async (lead: EndpointInput<'leads'>) =>
  (await alpha()).call('leads', lead).then(
    () => [],
    (error: { problem: { fields: { path: string }[] } }) => error.problem.fields.map(({ path }) => path),
  )

test('a form is as its block on the published page has it, of the site’s own pages and of its template’s', async () => {
  const api = await alpha()
  const form = await api.call('leadForm', { kind: 'careers', ...place() })
  expect(form.steps.map(({ title, fields }) => [title, fields.map(({ label }) => label)])).toEqual([
    ['Your details', ['First Name', 'Email Address']],
    ['Your work', ['Trade', 'Licences', 'I agree that you keep this.']],
  ])
  expect([form.next, form.place]).toEqual(['/applied', place()])
  const fleet = await api.call('leadForm', { kind: 'fleet', page: template, block: 'fleet-form' })
  expect(fleet.submitText).toBe('Ask our fleet team')
})

test('another dealer’s form is none: the usual one of its kind is given', async () => {
  const beta = await dealers.apiOf(dealers.sites.beta)
  const form = await beta.call('leadForm', { kind: 'careers', ...place() })
  expect([form.place, listLeadFields(form).some(({ label }) => label === 'Trade')]).toEqual([null, false])
})

test('what the block asks is checked on the server: its own questions, its terms (vehicles §5)', async () => {
  expect(await wrongWith(application({ q_trade: 'Poet', terms: false }))).toEqual(['q_trade', 'terms'])
  expect(await wrongWith(application({ q_trade: '', q_licences: ['Plane'] }))).toEqual(['q_trade', 'q_licences'])
})

test('the lead has the block’s category, the answers in the form’s words, and the page that it came from (locations §3, Lead payload)', async () => {
  const { lead_id: id } = await (await alpha()).call('leads', application({ q_licences: ['Car', 'Truck'] }))
  expect(await stored(id)).toMatchObject({
    kind: 'careers',
    category: 'Jobs',
    subcategory: 'Workshop',
    answers: [
      { name: 'q_trade', label: 'Trade', value: 'Painter' },
      { name: 'q_licences', label: 'Licences', value: 'Car, Truck' },
    ],
    lead_attributes: { page_id: page, autogauge_enabled: false },
  })
})

test('a form that its page no longer has is a lead all the same, with all that was answered', async () => {
  const gone = { page, block: 'was-here-yesterday' }
  const { lead_id: id } = await (await alpha()).call('leads', application({ q_shift: 'Nights' }, { form: gone }))
  const { answers } = await stored(id)
  expect(answers).toEqual(
    expect.arrayContaining([
      { name: 'q_trade', label: 'trade', value: 'Painter' },
      { name: 'q_shift', label: 'shift', value: 'Nights' },
    ]),
  )
})

test('a form that stands in a reusable section is found on the page that shows the section', async () => {
  const { alpha: tenant } = dealers.sites
  const { id: section } = await dealers.cms.create({
    collection: 'sections',
    data: { tenant, name: 'Ask us', layout: [{ ...careers, id: 'in-section' }], _status: 'published' } as never,
  })
  const shown = await aPage(dealers.cms, {
    tenant,
    title: 'About',
    path: '/about',
    layout: [{ blockType: 'section', section }],
  })
  const form = await (await alpha()).call('leadForm', { kind: 'careers', page: shown, block: 'in-section' })
  expect(form.next).toBe('/applied')
})

test('a lead about a vehicle says its make’s and its dealership’s names in addresses (locations §3, Lead payload)', async () => {
  const { alpha: tenant } = dealers.sites
  const { id: dealership } = await dealers.cms.create({
    collection: 'dealerships',
    data: { tenant, name: 'Alpha North', slug: 'alpha-north' },
  })
  const location = await aLocation(dealers.cms, tenant, { dealership })
  const car = await aCar(dealers.cms, tenant, {
    location,
    make: 'Land Rover',
    dealership,
    dealership_slug: 'alpha-north',
  })
  const { lead_id: id } = await (await alpha()).call('leads', aLead({ car_id: car }))
  expect((await stored(id)).lead_attributes).toMatchObject({
    manufacturer_slug: 'land-rover',
    dealership_slug: 'alpha-north',
    dealership_name: 'Alpha North',
    car_dealership_id: dealership,
  })
})

test('a lead of somebody who is signed in is theirs', async () => {
  const { cms, sites } = dealers
  const details = { name: 'Al', last_name: '', phone: '+61412345678', email: null, postcode: '4215' }
  const { id: shopper } = await cms.create({
    collection: 'shoppers',
    data: { tenant: sites.alpha, name: 'Al', phone: '+61412345678' },
  })
  const visit = { ...anonymousCaller, shopper: { id: shopper, ...details } }
  const { lead_id: id } = await (await dealers.apiOf(sites.alpha, undefined, visit)).call('leads', application({}))
  expect((await stored(id)).shopper).toBe(shopper)
})

test('a link that names a vehicle by its VIN alone asks about that vehicle, and its lead is of it (locations §2, Finance routes)', async () => {
  const [vin, api] = [randomUUID().slice(0, 17), await alpha()]
  const car = await aCar(dealers.cms, dealers.sites.alpha, { vin, name: '2021 Kia Rio' })
  await aCar(dealers.cms, dealers.sites.beta, { vin })
  const form = await api.call('leadForm', { kind: 'finance', vin })
  expect(form.vehicle).toMatchObject({ id: car, name: expect.stringContaining('Kia') })
  const { lead_id: id } = await api.call(
    'leads',
    aLead({ kind: 'enquiry', lead_attributes: { visited_pages: [], linked_query_params: { vin } } }),
  )
  const lead = await dealers.cms.findByID({ collection: 'leads', id, depth: 0 })
  expect(lead).toMatchObject({ vehicle: car })
})

test.each([
  ['trade-in', 'Trade-in'],
  ['sell', 'Sell My Car'],
] as const)('the plain form of a block for %s is filed under %s', async (purpose, category) => {
  const layout = [{ blockType: 'trade-in', id: 'own-car', purpose }]
  const shown = await aPage(dealers.cms, { tenant: dealers.sites.alpha, title: purpose, path: `/${purpose}`, layout })
  const form = { page: shown, block: 'own-car' }
  const api = await alpha()
  expect((await api.call('leadForm', { kind: 'trade-in', ...form })).place).toEqual(form)
  const values = { postcode: '4215', trade_in_vehicle: '2019 Toyota Corolla' }
  const { lead_id: id } = await api.call('leads', aLead({ kind: 'trade-in', form, values }))
  expect(await stored(id)).toMatchObject({ kind: 'trade-in', category })
})
