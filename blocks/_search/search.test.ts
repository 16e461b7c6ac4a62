import { expect, test } from 'vitest'
import { aPageStock } from '../_kit/samples/render-block.tsx'
import { addedBands } from './added-since.ts'
import { chosenFilters, withNear, withoutFilters, withRange } from './chosen-filters.ts'
import { facetOptions } from './facet-options.ts'
import { rangeBands, formatRange } from './range-kinds.ts'
import { queryOfSearch, searchOfPage } from './search-of-page.ts'

const page = { stock: aPageStock() }
const asked = (query: string) => searchOfPage(page, query)
const now = new Date('2026-11-21T10:00:00.000Z')
const chips = (query: string) => chosenFilters(asked(query), now).map(({ label }) => label)

test('what the path fixes cannot be widened by the query', () => {
  expect(asked('scope[car_type][0]=new&hitsPerPage=100')).toMatchObject({
    hitsPerPage: 21,
    scope: { facets: { car_type: ['used'] } },
  })
})

test('the order in which an address names values asks nothing else', () => {
  expect(asked('refinementList[make][0]=Mazda&refinementList[make][1]=Kia')).toEqual(
    asked('refinementList[make][0]=Kia&refinementList[make][1]=Mazda'),
  )
})

test('a menu’s Make:Model is read as both choices (locations §3, Filter state)', () => {
  expect(asked('menu[make_model]=Kia:Sportage').facets).toEqual({ make_model: ['Kia:Sportage'] })
})

test('the page’s first order stands in no address, and the best match does where it is another', () => {
  const dearest = { stock: aPageStock({ sortBy: 'price-desc' }) }
  const search = searchOfPage(dearest, '')
  expect(search.sortBy).toBe('price-desc')
  expect(queryOfSearch(search, dearest)).toBe('')
  expect(queryOfSearch({ ...search, sortBy: 'rank' }, dearest)).toBe('?sortBy=rank')
})

test('the nearest-first order needs a place', () => {
  expect(asked('sortBy=distance').sortBy).toBe('rank')
  expect(asked('sortBy=distance&near=4558').sortBy).toBe('distance')
})

test('every chosen filter can be removed separately, which leads back to the first page', () => {
  const search = asked('page=3&query=sun&refinementList[make][0]=Kia&range[km]=:50000&near=4558&radius=100')
  expect(chosenFilters(search, now).map(({ label, without }) => [label, without.page])).toEqual([
    ['“sun”', 1],
    ['Within 100 km of 4558', 1],
    ['Kia', 1],
    ['Under 50,000 km', 1],
  ])
})

test('a chip says a range as people do', () => {
  expect(chips('range[price]=10000:20000')).toEqual(['$10,000 to $20,000'])
  expect(chips('range[price]=80000:')).toEqual(['Over $80,000'])
  expect(chips('range[year]=2018:')).toEqual(['From 2018'])
  expect(chips('range[weekly_price]=:150')).toEqual(['Under $150 a week'])
  expect(chips(`range[created_at_timestamp]=${addedBands(now)[1]?.value}`)).toEqual(['Added: in the last 7 days'])
})

test('clearing all keeps the order', () => {
  const none = withoutFilters(asked('query=sun&refinementList[make][0]=Kia&range[price]=:9&near=4558&sortBy=newest'))
  expect(queryOfSearch(none, page)).toBe('?sortBy=newest')
})

test('a range with two open ends is none, and so is no place', () => {
  const search = asked('range[price]=1:2&near=4558')
  expect(withRange(search, 'price', {}).ranges).toEqual({})
  expect(withNear(search, null)).not.toHaveProperty('near')
})

test('a chosen value stays in the list even when nothing is left of it', () => {
  expect(facetOptions('make', { counts: { Mazda: 2 }, chosen: ['Kia'] })).toEqual([
    { value: 'Kia', label: 'Kia', count: 0, isChosen: true },
    { value: 'Mazda', label: 'Mazda', count: 2, isChosen: false },
  ])
})

test('bands stand by price, years with the newest first, names by the alphabet (vehicles §5, Price range order)', () => {
  const labels = (facet: Parameters<typeof facetOptions>[0], ...values: string[]) =>
    facetOptions(facet, { counts: Object.fromEntries(values.map((value) => [value, 1])), chosen: [] }).map(
      ({ label }) => label,
    )
  expect(labels('weekly_price_range', '100:150', '400:', ':50')).toEqual([
    'Under $50 a week',
    '$100 to $150 a week',
    'Over $400 a week',
  ])
  expect(labels('year', '2019', '2024')).toEqual(['2024', '2019'])
  expect(labels('seats', '10', '5')).toEqual(['5 seats', '10 seats'])
  expect(labels('status', 'coming_soon')).toEqual(['Coming soon'])
})

test('the types of cars are new, demo, used (vehicles §5, Car type order)', () => {
  const options = facetOptions('car_type', { counts: { used: 3, demo: 1, new: 2 }, chosen: [] })
  expect(options.map(({ label }) => label)).toEqual(['New', 'Demo', 'Used'])
})

test('the ready ranges of a price leave nothing out', () => {
  expect(rangeBands('price').map(({ value }) => value)).toEqual([
    ':10000',
    '10000:20000',
    '20000:30000',
    '30000:40000',
    '40000:60000',
    '60000:80000',
    '80000:',
  ])
  expect(formatRange('km', { max: 50_000 })).toBe('Under 50,000 km')
})
