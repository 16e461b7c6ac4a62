import { expect, test } from 'vitest'
import { leavingLead } from '#schemas/lead/leaving-lead.ts'
import { asAdf } from './as-adf.ts'
import { complaintsAboutAdf } from '#tests/support/adf-complaints.ts'

const bare = {
  key: '0b54c9a1-0000-4000-8000-000000000001',
  created_at: '2026-11-22T05:30:00.000Z',
  is_test: false,
  possible_spam: '',
  category: 'General Enquiry',
  opt_in: false,
  customer: { name: 'Alex', email: 'alex@example.com' },
  answers: [],
  attributes: {},
  vehicle: null,
  trade_in: null,
  test_drive: null,
  location: null,
  dealership: null,
  site: { name: 'Alpha', slug: 'alpha', country: 'AU', time_zone: 'Australia/Brisbane' },
}
const whole = {
  ...bare,
  kind: 'test-drive',
  source: 'Website',
  url: 'https://alpha.example/cars/k?a=1&b=2',
  message: 'Is <it> & "that" still there? \u0007\uD800',
  customer: {
    name: 'Alex',
    last_name: 'O’Neil & Sons',
    email: 'a@example.com',
    phone: '0412 345 678',
    postcode: '4215',
  },
  answers: [{ label: 'Budget', value: '$30,000' }],
  vehicle: {
    stock_number: 'K-77',
    name: '2021 Kia Sportage',
    year: 2021,
    make: 'Kia',
    model: 'Sportage',
    badge: 'GT-Line',
    vin: 'KNAPH81BSM7000001',
    car_type: 'used',
    body: 'SUV',
    transmission: 'Automatic',
    km: 41_000,
    colour: 'White',
    price: 3_299_000,
  },
  trade_in: {
    year: 2015,
    make: 'Mazda',
    model: '3',
    badge: '',
    rego: '123ABC',
    km: 120_000,
    low: 900_000,
    high: 1_100_000,
  },
  test_drive: '2026-11-23T23:00:00.000Z',
  location: { name: 'Main branch', phone: '07 5550 0000', slug: 'main-branch' },
  dealership: { name: 'Alpha Kia', slug: 'alpha-kia' },
}
const unknownCar = { ...whole.trade_in, year: null, make: '', model: '', rego: '', km: null, low: null, high: null }
const adf = (lead: object, vendor = '') => asAdf(leavingLead.parse(lead), vendor)

test('a suspected lead says so before what the shopper wrote', () => {
  const lead = { ...whole, possible_spam: 'the hidden field was filled in' }
  expect(adf(lead)).toContain('<comments>Possible spam: the hidden field was filled in\n')
})

test('a test drive is on the clock of its location, where that is another than the site’s', () => {
  const earliest = (lead: object) => /<earliestdate>(.*)<\/earliestdate>/.exec(adf(lead))?.[1]
  expect(earliest(whole)).toBe('2026-11-24T09:00:00+10:00')
  const perth = { ...whole.location, time_zone: 'Australia/Perth' }
  expect(earliest({ ...whole, location: perth })).toBe('2026-11-24T07:00:00+08:00')
})

test.each([
  ['all that can be known', whole, 'DEALER-9'],
  ['nothing but a name and an address', bare, ''],
  ['nobody’s name', { ...bare, customer: {} }, ''],
  ['a phone alone', { ...bare, customer: { last_name: 'Nguyen', phone: '0412 345 678' } }, ''],
  ['a car to trade in that the guide does not know', { ...bare, trade_in: unknownCar }, ''],
  ['a car to sell', { ...bare, category: 'Sell My Car', trade_in: whole.trade_in }, ''],
])('a lead with %s is as the DTD of ADF 1.0 has it', (_what, lead, vendor) => {
  expect(complaintsAboutAdf(adf(lead, vendor))).toEqual([])
})

test('the prospect’s id is the lead’s key, by which a repeat is known', () => {
  expect(adf(whole)).toContain(`<id sequence="1" source="Forecourt">${bare.key}</id>`)
})

test('what shoppers type is text, and what XML cannot hold is left out', () => {
  expect(adf(whole)).toContain('Is &lt;it&gt; &amp; &quot;that&quot; still there? \uFFFD')
})

test('it was asked for on the clock of the site', () => {
  expect(adf(whole)).toContain('<requestdate>2026-11-22T15:30:00+10:00</requestdate>')
})

test('the shopper’s own car is a second vehicle, to be traded in', () => {
  expect(adf(whole)).toContain('<vehicle interest="trade-in" status="used"><year>2015</year><make>Mazda</make>')
})

test('what the guide says of it goes with it', () => {
  expect(adf(whole)).toContain('<pricecomments>Estimated at $9,000 to $11,000</pricecomments>')
})

test('who only sells a car asks about no other: there is one vehicle, and it says what the lead is about', () => {
  const sold = adf({ ...bare, category: 'Sell My Car', trade_in: whole.trade_in })
  expect(sold.match(/<vehicle [^>]*>/g)).toEqual(['<vehicle interest="sell" status="used">'])
  expect(sold).toContain('<comments>Sell My Car. Registration 123ABC</comments>')
})

test.each([
  ['an element in the wrong place', '<year>2021</year><make>Kia</make>', '<make>Kia</make><year>2021</year>'],
  ['one that is missing', '<requestdate>2026-11-22T15:30:00+10:00</requestdate>', ''],
  ['one that nobody knows', '<stock>K-77</stock>', '<stocknum>K-77</stocknum>'],
  ['an unknown value', 'interest="test-drive"', 'interest="borrow"'],
])('the check of the DTD finds %s', (_what, before, after) => {
  expect(complaintsAboutAdf(adf(whole).replace(before, after))).not.toEqual([])
})

test('an update is sent again under the id of its lead', () => {
  const update = adf({ ...bare, stage: '3. Offer Accepted', subcategory: '3. Offer Accepted' })
  expect(update).toContain(`<prospect status="resend"><id sequence="1" source="Forecourt">${bare.key}</id>`)
  expect(complaintsAboutAdf(update)).toEqual([])
})
