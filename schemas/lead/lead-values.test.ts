import { expect, test } from 'vitest'
import { location } from '../location/location.ts'
import { siteConfig } from '../tenant/site-config.ts'
import { vehicle } from '../vehicle/vehicle.ts'
import { buildLeadForm } from './build-lead-form.ts'
import { formSettings } from './form-settings.ts'
import { listLeadFields } from './lead-form.ts'
import { leadValues } from './lead-values.ts'

const branch = (id: number, changes: object = {}) =>
  location.parse({
    id,
    name: `Branch ${id}`,
    slug: `branch-${id}`,
    address: { street: `${id} High St` },
    phone: `07 ${id}`,
    ...changes,
  })
const car = (changes: object = {}) =>
  vehicle.parse({
    id: 3,
    slug: 'k',
    stocknum: 'K1',
    name: 'Kia',
    make: 'Kia',
    model: 'Rio',
    car_type: 'used',
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...changes,
  })
type Input = Parameters<typeof buildLeadForm>[0]
const form = (changes: Partial<Input> = {}, forms: object = {}) =>
  buildLeadForm({
    kind: 'enquiry',
    vehicle: car(),
    site: { config: siteConfig.parse({ forms }) },
    locations: [],
    ...changes,
  })
const field = (name: string, ...built: Parameters<typeof form>) =>
  listLeadFields(form(...built)).find((each) => each.name === name)

const answers = { name: 'Al', phone: '0412 345 678', email: 'al@example.com', postcode: '4215', message: 'Hello' }
const complaints = (values: Record<string, string | boolean>, ...built: Parameters<typeof form>) =>
  leadValues(form(...built))
    .safeParse({ ...answers, ...values })
    .error?.issues.map(({ message }) => message) ?? []

test.each([
  ['421', 'Invalid postcode. Please enter a 4-digit number.'],
  ['42155', 'Postcode is too long. Please use at most 4 characters.'],
  ['4 15', 'Invalid postcode. Please enter a 4-digit number.'],
  ['', 'Invalid postcode. Please enter a 4-digit number.'],
])('the postcode “%s”: %s (locations §5, Postcode field; §8, Invalid postcode)', (postcode, message) => {
  expect(complaints({ postcode })).toContain(message)
})

test.each([
  '0412 345 678',
  '+61 412 345 678',
  '(07) 5550-1234',
  '021 123 4567',
  '\u202A+61\u00A0412\u00A0000\u00A0000\u202C',
  '0412–000–000',
  '07 5550 0110 ext 4',
])('%s is a phone number', (phone) => {
  expect(complaints({ phone })).toEqual([])
})

test.each(['12', 'call me', '0412 345 678 or 0499'])('%s is none', (phone) => {
  expect(complaints({ phone })).toEqual([
    'Please enter a valid phone number. Enter one number, such as 0412 345 678 or +64 21 123 4567.',
  ])
})

test('comments are required, unless the brand relaxes it (vehicles §5, Enquiry form; locations §5, Enquiry form)', () => {
  expect(complaints({ message: ' ' })).toEqual(['Please enter your comments.'])
  expect(complaints({ message: '' }, {}, { commentsRequired: false })).toEqual([])
})

test('the message of a test drive is optional, and so is its date (vehicles §5, Test drive fields)', () => {
  expect(complaints({ message: '', starts_at: '' }, { kind: 'test-drive' })).toEqual([])
})

test('opt-in is optional and ticked to begin with, in the words of the vehicle page (vehicles §5, Enquiry form)', () => {
  expect(field('opt_in')).toMatchObject({
    label: 'Email me similar stock and latest offers.',
    initial: true,
    required: false,
  })
  expect(field('opt_in', { vehicle: null })?.label).toBe(
    'Yes, I would like to subscribe to receive latest offers & product updates.',
  )
})

test('where there are terms of use they have to be agreed to (vehicles §5, Terms of use; locations §5, Terms of use)', () => {
  expect(complaints({ terms: false }, {}, { terms: 'I agree.' })).toEqual([
    'You must agree to the terms of use before submitting the form.',
  ])
  expect(complaints({ terms: true }, {}, { terms: 'I agree.' })).toEqual([])
  expect(field('terms')).toBeUndefined()
})

test('without a vehicle the enquiry has the chosen subject, or is a general enquiry (locations §5, Enquiry form)', () => {
  expect(field('category', { vehicle: null })).toMatchObject({ required: true, initial: 'General Enquiry' })
  expect(leadValues(form({ vehicle: null })).parse(answers).category).toBe('General Enquiry')
})

test('where the site has several locations one of them is picked, and none is not enough (vehicles §5, Dealership picker; locations §5, Enquiry form)', () => {
  const several = { vehicle: null, locations: [branch(1), branch(2)] }
  expect(complaints({}, several)).toEqual(['*Please select a dealership location'])
  expect(complaints({ location: '9' }, several)).toEqual(['*Please select a dealership location'])
  expect(complaints({ location: '2' }, several)).toEqual([])
  expect(field('location', { vehicle: null, locations: [branch(1)] })).toBeUndefined()
})

test('a vehicle says itself where it is, unless it is brought to other places for a test drive (vehicles §2, Test drive places)', () => {
  const locations = [branch(1, { distribution_locations: [2] }), branch(2), branch(3)]
  const there = { vehicle: car({ location_id: 1 }), locations }
  expect(field('location', there)).toBeUndefined()
  expect(field('location', { ...there, kind: 'test-drive' })?.options).toEqual([
    { value: '1', label: 'Branch 1' },
    { value: '2', label: 'Branch 2' },
  ])
})

test('a test drive has two steps, and the second is called Test Drive Booking Date (vehicles §2, Test drive steps)', () => {
  expect(form({ kind: 'test-drive' }).steps.map(({ title }) => title)).toEqual([
    'Your details',
    'Test Drive Booking Date',
  ])
})

test('the site’s terms of test drives stand above the choice of a time alone (vehicles §2, Test drive terms)', () => {
  const { steps } = form({ kind: 'test-drive' }, { testDriveTerms: 'Bring your licence.' })
  expect(steps.map(({ note }) => note)).toEqual(['', 'Bring your licence.'])
})

test.each([
  ['enquiry', { car_type: 'new' }, 14],
  ['enquiry', { car_type: 'demo' }, 14],
  ['enquiry', { car_type: 'used' }, 15],
  ['test-drive', { car_type: 'new' }, 17],
  ['test-drive', { car_type: 'used' }, 48],
  ['test-drive', { car_type: 'used', tag: 'Test Drive Only' }, 17],
  ['finance', { car_type: 'used' }, 9],
] as const)('the success of “%s” about %o is event %i (vehicles §7, Event ids)', (kind, facts, event) => {
  expect(form({ kind, vehicle: car(facts) }).event).toBe(event)
})

test('a general enquiry is event 22 (vehicles §7, Event ids)', () => {
  expect(form({ vehicle: null }).event).toBe(22)
})

const group = [
  branch(1, { dealership_id: 7, dealership_slug: 'north', dealership_name: 'North Motors' }),
  branch(2, { dealership_id: 8, dealership_slug: 'south', dealership_name: 'South Motors', primary: false }),
  branch(3, { dealership_id: 8, dealership_slug: 'south', dealership_name: 'South Motors', primary: true }),
]

test('a picker of dealerships lists each once, with its main location (locations §9, Banner and dealer picker)', () => {
  const settings = formSettings.parse({ picker: 'dealership' })
  expect(field('location', { vehicle: null, locations: group, settings })?.options).toEqual([
    { value: '1', label: 'North Motors' },
    { value: '3', label: 'South Motors' },
  ])
})

test('a picker can be left out, and a form of service names workshops (locations §5, Enquiry form)', () => {
  const none = formSettings.parse({ picker: 'none' })
  expect(field('location', { vehicle: null, locations: group, settings: none })).toBeUndefined()
  const workshops = [branch(4, { location_type: 'service' }), branch(5, { location_type: 'service' })]
  const service = { kind: 'service' as const, vehicle: null, locations: [...group, ...workshops] }
  expect(field('location', service)?.options.map(({ value }) => value)).toEqual(['4', '5'])
  expect(field('location', { ...service, locations: group })?.options).toHaveLength(3)
})

test('a link to the finance form says beforehand at which dealership and for how much (locations §2, Finance routes)', () => {
  const presets = { dealership: 'south', budget: '24990' }
  const fromLink = { kind: 'finance' as const, vehicle: null, locations: group, presets }
  expect(field('location', fromLink)?.initial).toBe('2')
  expect(field('vehiclePriceBudget', fromLink)?.initial).toBe('24,990')
  expect(field('vehiclePriceBudget', { ...fromLink, presets: { dealership: '', budget: '$30k' } })?.initial).toBe(
    '30,000',
  )
  const nonsense = { ...fromLink, presets: { dealership: 'nobody', budget: '<b>' } }
  expect([field('location', nonsense)?.initial, field('vehiclePriceBudget', nonsense)?.initial]).toEqual(['', ''])
})

test.each([
  ['30k', '30000', null],
  ['$32.990,00', '32990', null],
  ['', '', null],
  ['1e5', null, 'Please enter an amount in dollars, such as 30,000 or 30k.'],
  ['6m', null, 'Cannot be less than $1 or more than $5,000,000'],
  ['0', null, 'Cannot be less than $1 or more than $5,000,000'],
])(
  'a budget of “%s” is stored as plain dollars: %j, or says what is wrong (locations §5, Money input)',
  (typed, stored, message) => {
    const finance = form({
      kind: 'finance',
      vehicle: null,
      settings: formSettings.parse({ fields: [{ field: 'vehiclePriceBudget' }] }),
    })
    const others = { name: 'Al', phone: '0412 345 678', email: 'al@example.com', postcode: '4215', terms: true }
    const parsed = leadValues(finance).safeParse({ ...others, vehiclePriceBudget: typed })
    const issue = parsed.error?.issues.find(({ path }) => path[0] === 'vehiclePriceBudget')
    expect([parsed.data?.['vehiclePriceBudget'] ?? null, issue?.message ?? null]).toEqual([stored, message])
  },
)

test('finance for a vehicle begins with its price, in dollars', () => {
  const about = { kind: 'finance' as const, vehicle: car({ price: 24_990_00 }) }
  expect(field('vehiclePriceBudget', about)?.initial).toBe('24,990')
  expect(field('vehiclePriceBudget', { ...about, vehicle: car() })?.initial).toBe('')
})

test.each([
  ['careers', 51],
  ['service', 22],
  ['trade-in', 22],
] as const)('the success of “%s” is event %i (locations §9, Event ids)', (kind, event) => {
  expect(form({ kind, vehicle: null }).event).toBe(event)
})
