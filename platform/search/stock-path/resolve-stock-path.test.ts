import { expect, test } from 'vitest'
import type { FacetCounts } from '#schemas/vehicle/search-response.ts'
import { resolveStockPath, type KnownStock } from './resolve-stock-path.ts'

const stock: FacetCounts = {
  make: { Kia: 40, 'Mercedes-Benz': 3, Robina: 1 },
  model: { Sportage: 12, Cerato: 8 },
  body: { SUV: 20, Ute: 4, 'People Mover': 2 },
  item_type: { car: 43, caravan: 5 },
  location_name: { 'Noosaville Used Cars': 7 },
}

const known: KnownStock = {
  valuesOf: ({ facets }) =>
    Promise.resolve(facets?.make?.includes('Mercedes-Benz') ? { ...stock, model: { 'GLC 300': 1 } } : stock),
  dealershipNamed: (slug) => Promise.resolve(slug === 'coastline' ? 'Coastline Group' : null),
  locations: () =>
    Promise.resolve([
      { name: 'Coastline Kia Southport', slug: 'southport', dealership_slug: 'coastline' },
      { name: 'Coastline Kia Robina', slug: 'robina', dealership_slug: 'robina-motors' },
    ]),
}

const placeAt = (path: string) => resolveStockPath(path, known)

test.each([
  ['new-used-and-demo-cars', {}, 'New, used and demo cars'],
  ['used-cars', { car_type: ['used'] }, 'Used cars'],
  ['new-and-demo-cars', { car_type: ['new', 'demo'] }, 'New and demo cars'],
  ['new-cars', { car_type: ['new'] }, 'New cars'],
  ['demo-cars/', { car_type: ['demo'] }, 'Demo cars'],
  ['used-car', { car_type: ['used'] }, 'Used cars'],
  ['kia', { make: ['Kia'] }, 'Kia'],
  ['kia/sportage', { make: ['Kia'], model: ['Sportage'] }, 'Kia Sportage'],
  ['mercedes-benz/glc-300', { make: ['Mercedes-Benz'], model: ['GLC 300'] }, 'Mercedes-Benz GLC 300'],
  ['used-car/suv', { car_type: ['used'], body: ['SUV'] }, 'Used SUVs'],
  ['used-car/kia/sportage', { car_type: ['used'], make: ['Kia'], model: ['Sportage'] }, 'Used Kia Sportage'],
  [
    'used-car/kia/sportage/suv',
    { car_type: ['used'], make: ['Kia'], model: ['Sportage'], body: ['SUV'] },
    'Used Kia Sportage SUVs',
  ],
  ['suv', { body: ['SUV'] }, 'SUVs'],
  ['utes', { body: ['Ute'] }, 'Utes'],
  ['suv-cars', { body: ['SUV'] }, 'SUVs'],
  ['people-mover', { body: ['People Mover'] }, 'People Movers'],
  ['caravans', { item_type: ['caravan'] }, 'Caravans'],
])(
  '/search/%s fixes %j (vehicles §2, Stock routes by type; locations §2, Search routes)',
  async (path, facets, title) => {
    const place = await placeAt(path)
    expect(place?.scope.facets).toEqual(facets)
    expect(place?.title).toBe(title)
  },
)

test.each([
  ['southport', { locationSlug: 'coastline-kia-southport' }, 'Our stock at Coastline Kia Southport'],
  ['noosaville-used-cars', { locationSlug: 'noosaville-used-cars' }, 'Our stock at Noosaville Used Cars'],
  ['coastline', { dealershipSlug: 'coastline' }, 'Our stock at Coastline Group'],
  ['robina-motors', { dealershipSlug: 'robina-motors' }, 'Our stock at robina-motors'],
])('/search/%s is the stock of one place: %j', async (path, at, title) => {
  expect(await placeAt(path)).toMatchObject({ scope: at, title })
})

test.each([
  '',
  '/',
  'hyundai',
  'kia/picanto',
  'sportage',
  'motorcycles',
  'used-cars/southport',
  'southport/kia',
  'kia/kia',
  'used-cars/used-cars',
])('/search/%s names nothing here', async (path) => {
  expect(await placeAt(path)).toBeNull()
})

test('a make goes before a location of the same name', async () => {
  expect((await placeAt('robina'))?.scope.facets).toEqual({ make: ['Robina'] })
})

test('the crumbs lead from Home by type, make and model, and every one of them is an address', async () => {
  const crumbs = (await placeAt('used-cars/kia/sportage'))?.crumbs ?? []
  expect(crumbs).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Used cars', path: '/search/used-cars' },
    { label: 'Kia', path: '/search/used-car/kia' },
    { label: 'Sportage', path: '/search/used-car/kia/sportage' },
  ])
  for (const { path } of crumbs.slice(1)) expect((await placeAt(path.slice('/search/'.length)))?.path).toBe(path)
})

test.each([
  ['used-car', '/search/used-cars'],
  ['used-cars/kia', '/search/used-car/kia'],
  ['new-used-and-demo-cars/kia', '/search/kia'],
  ['suvs', '/search/suv'],
  ['caravan', '/search/caravans'],
])('search engines know /search/%s as %s', async (path, canonical) => {
  expect((await placeAt(path))?.path).toBe(canonical)
})

test('a site without cars calls all of its stock vehicles, at the same addresses', async () => {
  const vans: KnownStock = {
    ...known,
    valuesOf: () => Promise.resolve({ make: { Jayco: 5 }, item_type: { caravan: 5, motorcycle: 2 } }),
  }
  expect(await resolveStockPath('new-used-and-demo-cars', vans)).toMatchObject({
    title: 'New, used and demo vehicles',
    path: '/search/new-used-and-demo-cars',
  })
  const used = await resolveStockPath('used-car/jayco', vans)
  expect(used).toMatchObject({ title: 'Used Jayco', path: '/search/used-car/jayco' })
  expect(used?.crumbs[1]).toEqual({ label: 'Used vehicles', path: '/search/used-cars' })
})
