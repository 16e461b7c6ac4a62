import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import type { PropsInput } from '../_kit/props.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleAnswers, sampleApi } from '../_kit/samples/sample-api.ts'
import { searchFilters } from './block.ts'
import component from './component.tsx'
import data from './data.ts'

const modules = { block: searchFilters, component, data }
const onPage = (search: string, facets: Record<string, Record<string, number>> = sampleAnswers.search.facets) =>
  aRuntime({
    page: aPage({ path: '/search/used-cars', search, vehicle: null }),
    api: sampleApi({ search: { ...sampleAnswers.search, facets } }),
  })

const filtersOf = async (...given: [PropsInput<typeof searchFilters>, ReturnType<typeof onPage>]) =>
  parseHtml(await renderBlock(modules, ...given))

test('without a script the filters are a form that asks in the grammar of the address', async () => {
  const page = await filtersOf({ filters: [{ kind: 'make' }, { kind: 'near' }] }, onPage(''))
  const names = new Set(readAttributes(page, 'form[method="get"] [name]', 'name'))
  expect([...names]).toEqual(['query', 'refinementList[make][]', 'near', 'radius'])
})

test('without a script prices, kilometres and years are ready ranges', async () => {
  const filters = [{ kind: 'price' as const }, { kind: 'km' as const }, { kind: 'year' as const }]
  const page = await filtersOf({ filters }, onPage(''))
  expect(readAttributes(page, '[name="range[price]"]', 'value')).toContain('10000:20000')
  expect(readAttributes(page, '[name="range[km]"]', 'value')).toContain(':50000')
  expect(readAttributes(page, '[name="range[year]"]', 'value')).toContain('2020:')
})

test('the button says how many it would show (vehicles §2, Show Me button)', async () => {
  expect(await renderBlock(modules, {}, onPage(''))).toContain('Show Me 48 vehicles')
})

test('filters stand in the marketer’s order, under the marketer’s words', async () => {
  const filters = [{ kind: 'body' as const, label: 'Shape' }, { kind: 'make' as const }]
  expect(readTexts(await filtersOf({ filters }, onPage('')), 'form summary')).toEqual(['Shape', 'Make'])
})

test('a group starts open where the marketer says so, or where something is chosen in it', async () => {
  const filters = [{ kind: 'make' as const, open: true }, { kind: 'body' as const }, { kind: 'car_type' as const }]
  const page = await filtersOf({ filters }, onPage('refinementList[body][0]=SUV'))
  expect(readTexts(page, 'form summary')).toEqual(['Make', 'Body', 'Condition'])
  expect(readTexts(page, 'form details[open] > summary')).toEqual(['Make', 'Body'])
})

test('the price slider has the specification’s bounds and step, unless told (locations §5, Price slider bounds)', async () => {
  const price = [{ kind: 'price' as const }]
  const bounds = (page: Document) =>
    [...page.querySelectorAll('[aria-label="Lowest price"]')].map((slider) =>
      ['min', 'max', 'step'].map((name) => slider.getAttribute(name)),
    )
  expect(bounds(await filtersOf({ filters: price }, onPage('')))).toEqual([['5000', '250000', '500']])
  const settings = { price: { min: 0, max: 90_000, step: 1_000 } }
  expect(bounds(await filtersOf({ filters: price, settings }, onPage('')))).toEqual([['0', '90000', '1000']])
})

test('the radius is one of nine, 50 km unless told (vehicles §9, Radius options)', async () => {
  const page = await filtersOf({ filters: [{ kind: 'near' }] }, onPage(''))
  expect(readAttributes(page, '[name="radius"] option', 'value').map(Number)).toEqual([
    25, 50, 75, 100, 150, 250, 500, 750, 1000,
  ])
  expect(readTexts(page, '[name="radius"] option[selected]')).toEqual(['50 km'])
})

test('an unknown place shows a message, since all stock is then listed', async () => {
  expect(await renderBlock(modules, { filters: [{ kind: 'near' }] }, onPage('near=Nowhere'))).toContain(
    'We could not find this place',
  )
})

test('popular makes are the first 20 by stock, and all stand below by name (vehicles §9, Popular makes)', async () => {
  const make = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`Make ${index}`, index + 1]))
  const settings = { makes: 'popular' as const }
  const page = await filtersOf({ filters: [{ kind: 'make' }], settings }, onPage('', { make }))
  const shown = readTexts(page, 'p, label:has([value^="Make "]) > span:first-of-type')
  const end = shown.indexOf('All makes')
  const [popular, all] = [shown.slice(1, end), shown.slice(end + 1)]
  expect(popular).toHaveLength(20)
  expect(popular[0]).toBe('Make 29')
  expect(all).toHaveLength(30)
  expect(all[0]).toBe('Make 0')
})

test('a long list can be searched', async () => {
  const features = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`Feature ${index}`, 1]))
  const filters = [{ kind: 'filtered_features' as const }]
  expect(await renderBlock(modules, { filters }, onPage('', { filtered_features: features }))).toContain(
    'Find in features',
  )
})
