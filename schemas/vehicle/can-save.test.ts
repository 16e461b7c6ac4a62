import { expect, test } from 'vitest'
import { type Flags, flags } from '../tenant/flags.ts'
import { siteConfig } from '../tenant/site-config.ts'
import { canSave } from './can-save.ts'

const aCar = { status: 'in_stock', car_type: 'used', price: 20_000_00, offer_price: null, photos_count: 4 } as const
const aSite = (on: Partial<Flags> = {}, cards: object = {}) => ({
  flags: flags.parse(on),
  config: siteConfig.parse({ cards }),
})

test('a vehicle in stock can be a favourite and be compared (vehicles §5)', () => {
  expect(canSave(aCar, aSite())).toEqual({ favourite: true, compare: true })
})

test('both buttons are hidden where storing favourites is disabled (vehicles §5, Favourite and compare)', () => {
  expect(canSave(aCar, aSite({ favourites: false }))).toEqual({ favourite: false, compare: false })
})

test('a sold vehicle is not eligible (vehicles §5, Favourite and compare)', () => {
  expect(canSave({ ...aCar, status: 'sold' }, aSite())).toEqual({ favourite: false, compare: false })
})

test('a site may do without comparing', () => {
  expect(canSave(aCar, aSite({ compare: false }))).toEqual({ favourite: true, compare: false })
})

test.each([
  ['that are not used', { keepUsedOnly: true }, { car_type: 'demo' }],
  ['at no price', { keepPricedOnly: true }, { price: 0 }],
  ['without pictures', { keepPicturedOnly: true }, { photos_count: 0 }],
] as const)(
  'on some sites the buttons are hidden on vehicles %s (vehicles §5, Favourite and compare)',
  (_, cards, changes) => {
    const car = { ...aCar, ...changes }
    expect(canSave(car, aSite({}, cards)).favourite).toBe(false)
    expect(canSave(car, aSite()).favourite).toBe(true)
  },
)
