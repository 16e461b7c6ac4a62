import { expect, test } from 'vitest'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleBreadcrumb } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'
import { stockCrumbs } from './stock-crumbs.ts'

const modules = { block: vehicleBreadcrumb, component }
const cerato = { car_type: 'used', item_type: 'car', make: 'Kia', model: 'Cerato', simple_body: 'Sedan' } as const

test('each step narrows the search of the step before', () => {
  expect(stockCrumbs(cerato).map(({ label, href }) => [label, decodeURIComponent(href ?? '')])).toEqual([
    ['Used cars', '/search/used-cars'],
    ['Kia', '/search/used-cars?refinementList[make][0]=Kia'],
    ['Cerato', '/search/used-cars?refinementList[make][0]=Kia&refinementList[model][0]=Cerato'],
    [
      'Sedan',
      '/search/used-cars?refinementList[make][0]=Kia&refinementList[model][0]=Cerato&refinementList[body][0]=Sedan',
    ],
  ])
})

test('a body type that nobody entered is no step', () => {
  expect(stockCrumbs({ ...cerato, simple_body: null }).map(({ label }) => label)).toEqual([
    'Used cars',
    'Kia',
    'Cerato',
  ])
})

test('a caravan is among used vehicles, not cars', () => {
  expect(stockCrumbs({ ...cerato, item_type: 'caravan' })[0]).toEqual({
    label: 'Used vehicles',
    href: '/search/used-cars',
  })
})

test('the vehicle itself ends the way and leads nowhere', async () => {
  const runtime = aRuntime({ page: aPage({ vehicle: aVehicle() }) })
  expect(await renderBlock(modules, typical, runtime)).toMatch(
    /<span aria-current="page"[^>]*>[^<]+<\/span><\/li><\/ol>/,
  )
})
