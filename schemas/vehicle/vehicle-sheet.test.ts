import { expect, test } from 'vitest'
import { location } from '../location/location.ts'
import { site } from '../tenant/site.ts'
import { vehicle, type VehicleInput } from './vehicle.ts'
import { vehicleSheet } from './vehicle-sheet.ts'

const now = new Date('2026-11-21T20:00:00.000Z')
const siteWith = (config: object = {}, flags: object = {}) =>
  site.parse({
    id: 1,
    slug: 'coastline',
    name: 'Coastline Kia',
    origin: 'https://coastline.example',
    country: 'AU',
    locale: 'en-AU',
    currency: 'AUD',
    timeZone: 'Australia/Brisbane',
    tagline: '',
    logo: null,
    theme: {},
    flags,
    config,
    menus: { header: null, footer: null, legal: null },
  })
const sheetOf = (changes: Partial<VehicleInput> = {}, more: Partial<Parameters<typeof vehicleSheet>[0]> = {}) =>
  vehicleSheet({
    vehicle: vehicle.parse({
      id: 12,
      slug: 'kia-cerato-a12',
      stocknum: 'A12',
      name: 'Kia Cerato',
      year: 2021,
      make: 'Kia',
      model: 'Cerato',
      car_type: 'used',
      created_at: '2026-10-01T00:00:00.000Z',
      updated_at: '2026-11-01T00:00:00.000Z',
      ...changes,
    }),
    site: siteWith(),
    location: null,
    now,
    ...more,
  })

test('the sheet contains the vehicle’s name, price and previous price', () => {
  expect(sheetOf({ price: 24_990_00, before_price: 26_990_00, price_type: 'drive away' })).toMatchObject({
    kind: 'Used car',
    title: '2021 Kia Cerato',
    price: { amount: '$24,990', was: '$26,990', note: 'drive away' },
    link: 'https://coastline.example/cars/kia-cerato-a12',
  })
})

test('without a price it says so in the dealer’s words (vehicles §4)', () => {
  expect(sheetOf().price).toEqual({ amount: 'Enquire for price.', was: '', note: '' })
  expect(sheetOf({ preorder: true }).price?.amount).toBe('PREORDER')
})

test('a repayment never stands without its comparison rate and the warning (reg 100)', () => {
  const financed = siteWith({ finance: { provider: 'manual', comparisonRate: 9.71 } })
  const { repayment } = sheetOf({ price: 24_990_00 }, { site: financed })
  expect(repayment?.repayment).toMatch(/^\$\d+\/wk\*$/)
  expect(repayment?.rate).toBe('9.71% p.a. comparison rate')
  expect(repayment?.warning).toContain('WARNING')
  const unfinanced = siteWith({ finance: { provider: 'none' } })
  expect(sheetOf({ price: 24_990_00 }, { site: unfinanced }).repayment).toBeNull()
})

test('a site without finance has no repayment on paper either (vehicles §5)', () => {
  const off = siteWith({ finance: { provider: 'manual', comparisonRate: 9.71 } }, { finance: false })
  expect(sheetOf({ price: 24_990_00 }, { site: off }).repayment).toBeNull()
})

test('the loan that the rate is of, and what the law requires, go on paper whole (reg 100)', () => {
  const finance = { provider: 'manual', comparisonRate: 9.71, requiredText: 'Australian credit licence 1234.' }
  const { repayment } = sheetOf({ price: 24_990_00 }, { site: siteWith({ finance }) })
  expect(repayment?.warning).toMatch(
    /^Example: a loan of \$24,990 over 5 years at 10\.00% p\.a\., paid weekly\. Australian credit licence 1234\. WARNING/,
  )
})

test('a sheet from New Zealand has the words of its credit act (CCCFA)', () => {
  const site = siteWith({ finance: { provider: 'manual', comparisonRate: 11.35 } })
  const { repayment } = sheetOf({ price: 18_450_00 }, { site: { ...site, country: 'NZ' } })
  expect(repayment?.warning).toContain('Credit Contracts and Consumer Finance Act 2003')
  expect(repayment?.warning).not.toContain('WARNING')
})

test('a sold car is SOLD and has neither price nor repayment (vehicles §4)', () => {
  const financed = siteWith({ finance: { provider: 'manual', comparisonRate: 9.71 } })
  expect(sheetOf({ price: 24_990_00, status: 'sold' }, { site: financed })).toMatchObject({
    notice: 'SOLD',
    price: null,
    repayment: null,
  })
})

test('the day is the dealer’s own', () => {
  expect(sheetOf().day).toBe('22 November 2026')
})

test('HTML in comments and features told twice come out as plain words', () => {
  const { comments, features } = sheetOf({
    dealercomments: '<p>One <b>owner</b></p><script>alert(1)</script>',
    features: ['Sunroof', ' Sunroof ', ''],
  })
  expect(comments).toEqual(['One owner'])
  expect(features).toEqual(['Sunroof'])
})

test('the address is the location’s, else the vehicle’s own place', () => {
  const branch = location.parse({
    id: 3,
    name: 'Southport',
    slug: 'southport',
    dealer_license_number: '4012345',
    address: { street: '1 Ferry Road', city: 'Southport', state: 'QLD', postcode: '4215' },
  })
  expect(sheetOf({}, { location: branch }).dealer).toMatchObject({
    address: 'Southport, 1 Ferry Road, Southport QLD 4215',
    licence: '4012345',
  })
  expect(sheetOf({ city: 'Robina', state: 'QLD' }).dealer.address).toBe('Robina, QLD')
})

test('ten thousand pictures make no larger sheet', () => {
  const images = Array.from({ length: 10_000 }, (_, index) => ({
    image: { url: `/stock/${index}.webp`, thumb: { url: '' } },
    isVideo: index === 0,
  }))
  expect(sheetOf({ images }).pictures).toEqual(['/stock/1.webp', '/stock/2.webp', '/stock/3.webp'])
})
