import { expect, test } from 'vitest'
import { listCategories, modelsIn, rangeCategories } from './model-categories.ts'

const none = { manufacturer_body: '', manufacturer_body1: '', manufacturer_body2: '', manufacturer_body3: '' }
const sportage = { ...none, name: 'Sportage', body: ['SUV'] }
const ev6 = { ...none, name: 'EV6', body: ['SUV'], manufacturer_body: 'Electric', manufacturer_body3: 'suv' }
const carnival = { ...none, name: 'Carnival', body: ['People Mover'] }

test('the manufacturer’s own groups follow the body types, each once (locations §3, Model)', () => {
  expect(listCategories(ev6)).toEqual([
    { slug: 'suv', label: 'SUV' },
    { slug: 'electric', label: 'Electric' },
  ])
})

test('a range has each category of its models once', () => {
  expect(rangeCategories([sportage, ev6, carnival]).map(({ slug }) => slug)).toEqual([
    'suv',
    'electric',
    'people-mover',
  ])
})

test.each([
  ['', ['Sportage', 'EV6', 'Carnival']],
  ['suv', ['Sportage', 'EV6']],
  ['people-mover', ['Carnival']],
  ['boat', []],
])('in the category "%s" are %j (locations §4, Model range)', (category, names) => {
  expect(modelsIn([sportage, ev6, carnival], category).map(({ name }) => name)).toEqual(names)
})
