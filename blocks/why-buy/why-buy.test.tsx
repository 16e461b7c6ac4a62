import { expect, test } from 'vitest'
import { parseHtml } from '#tests/support/parse-html.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { whyBuy } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: whyBuy, component }
const on = (car_type: 'new' | 'used') => aRuntime({ page: aPage({ vehicle: aVehicle({ car_type }) }) })

test('the panel is headed Why buy from us (locations §2, Why buy from us)', async () => {
  expect(await renderBlock(modules, typical)).toContain('Why buy from us')
})

test('reasons for new vehicles stay off the page of a used one', async () => {
  expect(await renderBlock(modules, { ...typical, shownFor: ['new'] }, on('used'))).toBe('')
  expect(await renderBlock(modules, { ...typical, shownFor: ['new'] }, on('new'))).toContain('Seven years of warranty')
})

test('on a page without a vehicle the reasons stand whatever they are for', async () => {
  const home = aRuntime({ page: aPage({ vehicle: null }) })
  expect(await renderBlock(modules, { ...typical, shownFor: ['new'] }, home)).toContain('Seven years of warranty')
})

test('a number stands in the place of the drawing', async () => {
  const page = parseHtml(await renderBlock(modules, { reasons: [{ figure: '52', heading: 'years on Church Street' }] }))
  expect(page.querySelector('li')?.firstElementChild?.textContent).toBe('52')
  expect(page.querySelector('svg')).toBeNull()
})
