import { expect, test } from 'vitest'
import { vehicleDraft, vehicleHotspot } from '#schemas/vehicle/vehicle.ts'
import { generateStock, stockSeed } from './generate-stock.ts'
import { stockProfiles, type ProfileName, type StockProfile } from './profiles.ts'
import type { StockPlace } from './stock-item.ts'

const now = new Date('2026-11-20T02:00:00Z')
const places: StockPlace[] = [
  {
    slug: 'north',
    name: 'North yard',
    city: 'Maroochydore',
    state: 'QLD',
    phone: '07 5550 0100',
    dealership: { slug: 'one', name: 'One' },
  },
  {
    slug: 'south',
    name: 'South yard',
    city: 'Noosaville',
    state: 'QLD',
    phone: '07 5550 0101',
    dealership: { slug: 'one', name: 'One' },
  },
]
const names = Object.keys(stockProfiles) as ProfileName[]
const stockOf = (profile: StockProfile, count = profile.count, seed = 7) => [
  ...generateStock({ seed, profile, places, now, count }),
]

test.each(names)('%s: the same order yields the same stock', (name) => {
  expect(stockOf(stockProfiles[name], 60)).toEqual(stockOf(stockProfiles[name], 60))
})

test.each(names)('%s: a larger count only adds vehicles', (name) => {
  expect(stockOf(stockProfiles[name], 90).slice(0, 40)).toEqual(stockOf(stockProfiles[name], 40))
})

test.each(names)('%s: every vehicle satisfies the schema and has a unique stock number and slug', (name) => {
  const vehicles = stockOf(stockProfiles[name]).map(({ vehicle }) => vehicle)
  for (const vehicle of vehicles) expect(vehicleDraft.parse(vehicle)).toEqual(vehicle)
  expect(new Set(vehicles.map(({ stocknum }) => stocknum)).size).toBe(vehicles.length)
  expect(new Set(vehicles.map(({ slug }) => slug)).size).toBe(vehicles.length)
})

test('the seven companies stock about 1,600 vehicles', () => {
  const total = names.reduce((sum, name) => sum + stockOf(stockProfiles[name]).length, 0)
  expect(total).toBe(1_620)
})

test('stock streams: the first of a million vehicles does not wait for the last', () => {
  const first = generateStock({ seed: 7, profile: stockProfiles.westgate, places, now, count: 1_000_000 }).next()
  expect(first.done).toBe(false)
})

test('no used vehicle is younger than it says or older than its company takes', () => {
  for (const name of names) {
    for (const { vehicle } of stockOf(stockProfiles[name])) {
      if (vehicle.car_type !== 'used') continue
      expect(vehicle.year).toBeLessThan(2026)
      expect(vehicle.year).toBeGreaterThanOrEqual(2026 - stockProfiles[name].oldest)
    }
  }
})

test('a one-brand dealer sells only that brand new', () => {
  const isNew = stockOf(stockProfiles['coastline-kia']).filter(({ vehicle }) => vehicle.car_type !== 'used')
  expect(new Set(isNew.map(({ vehicle }) => vehicle.make))).toEqual(new Set(['Kia']))
})

test('stock is as uneven as real stock: some sold, coming, reserved, reduced, without a price, without pictures', () => {
  const vehicles = names.flatMap((name) => stockOf(stockProfiles[name])).map(({ vehicle }) => vehicle)
  const share = (claim: (vehicle: (typeof vehicles)[number]) => boolean) =>
    vehicles.filter(claim).length / vehicles.length
  expect(share(({ status }) => status === 'in_stock')).toBeGreaterThan(0.8)
  expect(share(({ status, sold_at }) => status === 'sold' && sold_at !== null)).toBeGreaterThan(0.02)
  expect(share(({ status }) => status === 'coming_soon')).toBeGreaterThan(0.02)
  expect(share(({ reserved }) => reserved)).toBeGreaterThan(0.01)
  expect(
    share(({ before_price, price }) => before_price !== null && price !== null && before_price > price),
  ).toBeGreaterThan(0.03)
  expect(share(({ price }) => price === null)).toBeGreaterThan(0.005)
  expect(share(({ images }) => images.length === 0)).toBeGreaterThan(0.01)
  expect(share(({ dealercomments }) => (dealercomments?.length ?? 0) > 400)).toBeGreaterThan(0.1)
})

const hasOwnFilms = (name: ProfileName) => !('shares' in stockProfiles[name])

test.each(names.filter((name) => !hasOwnFilms(name)))(
  '%s: some of its vehicles turn, with films that the company has whose pictures it shares, and none beside those',
  (name) => {
    const filmsOf = (profile: StockProfile) =>
      stockOf(profile, profile.count, stockSeed).flatMap((item) => item.vehicle.viewer ?? [])
    const { shares }: StockProfile = stockProfiles[name]
    const owner = names.find((each) => each === shares?.of) ?? name
    const spins = new Set(filmsOf(stockProfiles[owner]).flatMap(({ spin_images }) => spin_images))
    const shown = filmsOf(stockProfiles[name]).flatMap(({ spin_images }) => spin_images)
    expect(shown.length).toBeGreaterThan(35)
    expect(shown.filter((url) => !spins.has(url))).toEqual([])
  },
)

test('a company that sells by subscription has weekly prices of used and demo cars, and no other has any', () => {
  const weekly = names.map((name) => {
    const priced = stockOf(stockProfiles[name]).flatMap(({ vehicle: { car_type, price, subscription_price: week } }) =>
      week === null ? [] : [{ car_type, share: week / (price ?? 0) }],
    )
    return [name, priced] as const
  })
  const [, priced] = weekly.find(([name]) => 'subscribes' in stockProfiles[name]) ?? ['', []]
  expect(weekly.filter(([, each]) => each.length > 0)).toHaveLength(1)
  expect(new Set(priced.map(({ car_type }) => car_type))).toEqual(new Set(['used', 'demo']))
  expect(priced.filter(({ share }) => share < 0.005 || share > 0.03)).toEqual([])
})

test.each(names.filter(hasOwnFilms))(
  '%s: two vehicles turn on the turntable, are looked into, and one of them is walked around',
  (name) => {
    const filmed = stockOf(stockProfiles[name], 60).flatMap(({ vehicle: { viewer, images } }) =>
      viewer ? [{ viewer, images }] : [],
    )
    const isOnlyUsed = stockProfiles[name].newMakes.length === 0
    expect(filmed).toHaveLength(isOnlyUsed ? 1 : 2)
    expect(filmed.filter(({ viewer }) => viewer.walkaround_videos.length > 0)).toHaveLength(1)
    for (const { viewer, images } of filmed) {
      expect(new Set(viewer.spin_images).size).toBe(36)
      expect(viewer.spin_interior_image).toMatch(/^\/stock\/inside-.*panorama/)
      expect(images.map(({ image }) => image.url).filter((url) => viewer.spin_images.includes(url))).toEqual([])
    }
  },
)

test('the hotspots of the demo lie on frames that the spin has, and come into sight and go as it turns', () => {
  const hotspots = stockOf(stockProfiles.kauri, 60, stockSeed).flatMap((item) => item.hotspots)
  const outside = hotspots.filter(({ anchors }) => anchors.exterior.length > 0)
  expect(vehicleHotspot.array().parse(hotspots)).toEqual(hotspots)
  expect(outside.length).toBeGreaterThan(2)
  for (const { anchors } of outside) {
    expect(anchors.exterior.length).toBeGreaterThan(5)
    expect(anchors.exterior.length).toBeLessThan(20)
    for (const { activeAngle } of anchors.exterior) expect(activeAngle).toBeLessThan(36)
  }
})
