import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleBreadcrumb } from './block.ts'
import component from './component.tsx'
import { empty, typical } from './fixtures.ts'

const modules = { block: vehicleBreadcrumb, component }
const runtime = aRuntime({ page: aPage({ vehicle: aVehicle() }) })

test('the vehicle itself ends the way and leads nowhere', async () => {
  const page = parseHtml(await renderBlock(modules, typical, runtime))
  expect(readTexts(page, 'ol > li:last-child > span[aria-current="page"]')).toEqual(['2021 Kia Cerato Sport BD'])
  expect(page.querySelector('ol > li:last-child a')).toBeNull()
})

test('the way begins at Home where a marketer gave it no other name', async () => {
  const page = parseHtml(await renderBlock(modules, empty, runtime))
  expect(readTexts(page, 'ol > li:first-child > a[href="/"]')).toEqual(['Home'])
})
