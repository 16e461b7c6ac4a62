import { expect, test } from 'vitest'
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

test('without a script the filters are a form that asks in the grammar of the address', async () => {
  const html = await renderBlock(modules, { filters: [{ kind: 'make' }, { kind: 'near' }] }, onPage(''))
  expect(html).toMatch(/<form[^>]*method="get"/)
  expect(html).toContain('name="refinementList[make][]"')
  expect(html).toContain('name="near"')
  expect(html).toContain('name="radius"')
})

test('without a script prices, kilometres and years are ready ranges', async () => {
  const filters = [{ kind: 'price' as const }, { kind: 'km' as const }, { kind: 'year' as const }]
  const html = await renderBlock(modules, { filters }, onPage(''))
  expect(html).toContain('name="range[price]" value="10000:20000"')
  expect(html).toContain('name="range[km]" value=":50000"')
  expect(html).toContain('name="range[year]" value="2020:"')
})

test('the button says how many it would show (vehicles §2)', async () => {
  expect(await renderBlock(modules, {}, onPage(''))).toContain('Show Me 48 vehicles')
})

test('filters stand in the marketer’s order, under the marketer’s words', async () => {
  const filters = [{ kind: 'body' as const, label: 'Shape' }, { kind: 'make' as const }]
  expect(await renderBlock(modules, { filters }, onPage(''))).toMatch(/>Shape<.*>Make</s)
})

test('a group starts open where the marketer says so, or where something is chosen in it', async () => {
  const filters = [{ kind: 'make' as const, open: true }, { kind: 'body' as const }, { kind: 'car_type' as const }]
  const html = await renderBlock(modules, { filters }, onPage('refinementList[body][0]=SUV'))
  const isOpen = (words: string) => new RegExp(`<details[^>]* open=""[^>]*><summary[^>]*>${words}<`).test(html)
  expect(['Make', 'Body', 'Condition'].map(isOpen)).toEqual([true, true, false])
})

test('the price slider has the specification’s bounds and step, unless told (locations §5)', async () => {
  const price = [{ kind: 'price' as const }]
  expect(await renderBlock(modules, { filters: price }, onPage(''))).toContain('min="5000" max="250000" step="500"')
  const settings = { price: { min: 0, max: 90_000, step: 1_000 } }
  expect(await renderBlock(modules, { filters: price, settings }, onPage(''))).toContain(
    'min="0" max="90000" step="1000"',
  )
})

test('the radius is one of nine, 50 km unless told (vehicles §9)', async () => {
  const html = await renderBlock(modules, { filters: [{ kind: 'near' }] }, onPage(''))
  expect([...html.matchAll(/<option value="(\d+)"/g)].map(([, km]) => Number(km))).toEqual([
    25, 50, 75, 100, 150, 250, 500, 750, 1000,
  ])
  expect(html).toMatch(/<option value="50" selected=""/)
})

test('a place that nobody knows is said, since then all stock is shown', async () => {
  expect(await renderBlock(modules, { filters: [{ kind: 'near' }] }, onPage('near=Nowhere'))).toContain(
    'We do not know this place',
  )
})

test('popular makes are the first 20 by stock, and all stand below by name (vehicles §9)', async () => {
  const make = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`Make ${index}`, index + 1]))
  const settings = { makes: 'popular' as const }
  const html = await renderBlock(modules, { filters: [{ kind: 'make' }], settings }, onPage('', { make }))
  const [popular = '', all = ''] = html.split('>All makes</p>')
  const boxes = (part: string) => [...part.matchAll(/value="(Make \d+)"/g)].map(([, name]) => name)
  expect(boxes(popular)).toHaveLength(20)
  expect(boxes(popular)[0]).toBe('Make 29')
  expect(boxes(all)).toHaveLength(30)
  expect(boxes(all)[0]).toBe('Make 0')
})

test('a long list can be searched', async () => {
  const features = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`Feature ${index}`, 1]))
  const filters = [{ kind: 'filtered_features' as const }]
  expect(await renderBlock(modules, { filters }, onPage('', { filtered_features: features }))).toContain(
    'Find in features',
  )
})
