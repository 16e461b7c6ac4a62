import { expect, test } from 'vitest'
import type { FeedColumn } from './feed-preview.ts'
import { suggestMapping } from './suggest-mapping.ts'

const column = (name: string, ...samples: string[]): FeedColumn => ({ name, filled: 3, samples, words: samples })
const suggest = (...columns: FeedColumn[]) => suggestMapping({ kind: 'csv', encoding: 'utf-8', rows: null, columns })

const sources = (...columns: FeedColumn[]) =>
  Object.fromEntries(
    Object.entries(suggest(...columns)?.fields ?? {}).map(([target, field]) => [target, field?.from.join()]),
  )

test('columns are known by what dealers’ systems call them', () => {
  const names = [
    'StockNo',
    'Brand',
    'Model',
    'Variant',
    'Odometer',
    'Drive Away Price',
    'Photo URLs',
    'Body Type',
    'Color',
  ]
  expect(sources(...names.map((name) => column(name)), column('Condition', 'USED'))).toEqual({
    stocknum: 'StockNo',
    make: 'Brand',
    model: 'Model',
    badge: 'Variant',
    km: 'Odometer',
    price: 'Drive Away Price',
    images: 'Photo URLs',
    body: 'Body Type',
    colour: 'Color',
    car_type: 'Condition',
  })
})

test('paths are known by their last part, and lists by their own name', () => {
  const found = sources(column('@id', '1'), column('specs.make'), column('specs.model'), column('photos.photo.url'))
  expect(found).toMatchObject({ stocknum: '@id', make: 'specs.make', model: 'specs.model', images: 'photos.photo.url' })
})

test('a column is taken for one field alone, and the surer name wins', () => {
  expect(sources(column('id'), column('stock number'))).toMatchObject({ stocknum: 'stock number' })
})

test('words, units and the order of dates are read from what the columns hold', () => {
  const mapping = suggest(
    column('stock'),
    column('condition', 'N', 'Pre-Owned', 'demo'),
    column('Miles', '1000'),
    column('engine cc', '1998'),
    column('built date'),
    column('build date', '03/25/2020'),
  )
  expect(mapping?.fields.car_type?.words).toEqual({ N: 'new', 'Pre-Owned': 'used' })
  expect(mapping?.fields.km?.unit).toBe('miles')
  expect(mapping?.fields.engine_size_litres?.unit).toBe('cc')
  expect(mapping?.dates).toBe('month-first')
})

test('without a column for the type, every vehicle is used, to be reviewed', () => {
  expect(suggest(column('stock'))?.fields.car_type).toMatchObject({ from: [], otherwise: 'used' })
})

test('what stands in brackets is a unit or a remark, not a name', () => {
  const mapping = suggest(column('stock'), column('Odometer (miles)', '1000'), column('Price (inc. GST)', '9990'))
  expect(mapping?.fields.km).toMatchObject({ from: ['Odometer (miles)'], unit: 'miles' })
  expect(mapping?.fields.price?.from).toEqual(['Price (inc. GST)'])
})

test('without a column for the stock number the others are suggested all the same', () => {
  expect(sources(column('Internal key'), column('Brand'), column('Odometer'))).toMatchObject({
    make: 'Brand',
    km: 'Odometer',
  })
  expect(suggest(column('Internal key'))).toBeNull()
})
