import { expect, test } from 'vitest'
import { location } from '../location/location.ts'
import { site } from '../tenant/site.ts'
import { vehicleLinkedData } from './linked-data.ts'
import { vehicle, type VehicleInput } from './vehicle.ts'

const dealer = site.parse({
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
  flags: {},
  config: {},
  menus: { header: null, footer: null, legal: null },
})
const bare: VehicleInput = {
  id: 12,
  slug: 'kia-cerato-a12',
  stocknum: 'A12',
  name: 'Kia Cerato',
  make: 'Kia',
  model: 'Cerato',
  car_type: 'used',
  created_at: '2026-10-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
}
const southport = location.parse({
  id: 3,
  name: 'Southport',
  slug: 'southport',
  address: { street: '1 Ferry Road', city: 'Southport', state: 'QLD', postcode: '4215', lat: -27.97, long: 153.4 },
})

type Node = Record<string, unknown>
const graphOf = (changes: Partial<VehicleInput> = {}, more: Partial<Parameters<typeof vehicleLinkedData>[0]> = {}) => {
  const data = vehicleLinkedData({
    vehicle: vehicle.parse({ ...bare, ...changes }),
    site: dealer,
    location: null,
    description: 'A Kia.',
    ...more,
  })
  const [car = {}, autoDealer = {}, crumbs = {}] = data['@graph'] as Node[]
  return { car, offer: car['offers'] as Node, dealer: autoDealer, crumbs, text: JSON.stringify(data) }
}

test('a used car is a Car with its make, mileage and price in dollars', () => {
  const { car, offer } = graphOf({ km: 42_350, price: 24_990_50, seats: 5, variant: { torque: 192 } })
  expect(car).toMatchObject({
    '@type': 'Car',
    url: 'https://coastline.example/cars/kia-cerato-a12',
    brand: { name: 'Kia' },
    mileageFromOdometer: { value: 42_350, unitCode: 'KMT' },
    vehicleEngine: { torque: { value: 192 } },
    itemCondition: 'https://schema.org/UsedCondition',
  })
  expect(offer).toMatchObject({
    '@type': 'Offer',
    price: '24990.50',
    priceCurrency: 'AUD',
    availability: 'https://schema.org/InStock',
    seller: { '@id': 'https://coastline.example/#dealer' },
  })
})

test.each([
  ['no price', {}],
  ['a price of ten dollars', { price: 10_00 }],
  ['a sold car', { price: 24_990_00, status: 'sold' as const }],
])('%s has an offer without an amount, as on the page (vehicles §4)', (_, changes) => {
  expect(graphOf(changes).offer).not.toHaveProperty('price')
  expect(graphOf(changes).offer).not.toHaveProperty('priceCurrency')
})

test('the offer price is the price where it is the lower one (vehicles §4)', () => {
  expect(graphOf({ price: 30_000_00, offer_price: 28_000_00 }).offer['price']).toBe('28000.00')
})

test.each([
  [{ status: 'sold' as const }, 'SoldOut'],
  [{ status: 'withdrawn' as const }, 'SoldOut'],
  [{ status: 'coming_soon' as const }, 'PreOrder'],
  [{ preorder: true }, 'PreOrder'],
  [{ reserved: true }, 'LimitedAvailability'],
])('%o is %s', (changes, availability) => {
  expect(graphOf(changes).offer['availability']).toBe(`https://schema.org/${availability}`)
})

test('a demonstrator is no new car, and a caravan no car', () => {
  expect(graphOf({ car_type: 'demo' }).car['itemCondition']).toBe('https://schema.org/UsedCondition')
  expect(graphOf({ car_type: 'new' }).car['itemCondition']).toBe('https://schema.org/NewCondition')
  expect(graphOf({ item_type: 'caravan' }).car['@type']).toBe('Vehicle')
})

test('the way to the page ends in the vehicle, which is no link (vehicles §2)', () => {
  const items = graphOf({ simple_body: 'Sedan', year: 2021 }).crumbs['itemListElement'] as Node[]
  expect(items.map(({ position, name }) => [position, name])).toEqual([
    [1, 'Home'],
    [2, 'Used cars'],
    [3, 'Kia'],
    [4, 'Cerato'],
    [5, 'Sedan'],
    [6, '2021 Kia Cerato'],
  ])
  expect(items[1]).toMatchObject({ item: 'https://coastline.example/search/used-cars' })
  expect(items.at(-1)).not.toHaveProperty('item')
})

test('the dealer stands where the vehicle does', () => {
  expect(graphOf({}, { location: southport }).dealer).toMatchObject({
    '@type': 'AutoDealer',
    name: 'Coastline Kia',
    address: { streetAddress: '1 Ferry Road', addressLocality: 'Southport', postalCode: '4215', addressCountry: 'AU' },
    geo: { latitude: -27.97, longitude: 153.4 },
  })
})

test('unknown values are left out', () => {
  const { car, text } = graphOf()
  expect(Object.keys(car)).not.toEqual(expect.arrayContaining(['vehicleEngine']))
  expect(text).not.toMatch(/null|undefined|NaN|""|\[\]|\{\}/)
})

test('pictures are whole addresses that crawlers read, without videos, and six at most', () => {
  const anImage = (index: number, isVideo = false) => ({
    image: { url: `/stock/${index}.${index === 1 ? 'avif' : 'webp'}`, thumb: { url: '' } },
    isVideo,
  })
  const images = [anImage(0, true), ...Array.from({ length: 9 }, (_, index) => anImage(index + 1))]
  expect(graphOf({ images }).car['image']).toEqual([
    'https://coastline.example/_img/q_75,f_jpeg/stock/1.avif',
    ...[2, 3, 4, 5, 6].map((index) => `https://coastline.example/stock/${index}.webp`),
  ])
})
