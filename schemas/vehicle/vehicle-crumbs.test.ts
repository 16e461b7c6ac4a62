import { expect, test } from 'vitest'
import { vehicleCrumbs } from './vehicle-crumbs.ts'

const cerato = {
  car_type: 'used',
  item_type: 'car',
  year: 2021,
  make: 'Kia',
  model: 'Cerato',
  badge: 'Sport',
  series: null,
  simple_body: 'Sedan',
} as const
const labels = (changes: Partial<Parameters<typeof vehicleCrumbs>[0]> = {}) =>
  vehicleCrumbs({ ...cerato, ...changes }).map(({ label }) => label)

test('the way is Home, car type, make, model and body type, then the title (vehicles §2, Breadcrumb)', () => {
  expect(labels()).toEqual(['Home', 'Used cars', 'Kia', 'Cerato', 'Sedan', '2021 Kia Cerato Sport'])
})

test('each step narrows the search of the step before', () => {
  expect(vehicleCrumbs(cerato).map(({ href }) => href && decodeURIComponent(href))).toEqual([
    '/',
    '/search/used-cars',
    '/search/used-cars?refinementList[make][0]=Kia',
    '/search/used-cars?refinementList[make][0]=Kia&refinementList[model][0]=Cerato',
    '/search/used-cars?refinementList[make][0]=Kia&refinementList[model][0]=Cerato&refinementList[body][0]=Sedan',
    undefined,
  ])
})

test('a missing body type is left out', () => {
  expect(labels({ simple_body: null })).toEqual(['Home', 'Used cars', 'Kia', 'Cerato', '2021 Kia Cerato Sport'])
})

test('a caravan is among used vehicles, not cars', () => {
  expect(labels({ item_type: 'caravan' })[1]).toBe('Used vehicles')
})

test('a site calls its first step as it likes', () => {
  expect(vehicleCrumbs(cerato, 'Coastline')[0]).toEqual({ label: 'Coastline', href: '/' })
})
