import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleDisclaimer } from './block.ts'
import component from './component.tsx'
import { empty, longest, typical } from './fixtures.ts'

const modules = { block: vehicleDisclaimer, component }

test.each([typical, empty, longest])(
  'the disclaimer leads to /terms-and-conditions (vehicles §2, Disclaimer)',
  async (fixture) => {
    const page = parseHtml(await renderBlock(modules, fixture))
    expect(readTexts(page, 'a[href="/terms-and-conditions"]')).toEqual([expect.stringMatching(/\w/)])
  },
)

test('a caravan’s disclaimer speaks of a caravan', async () => {
  const page = aPage({ vehicle: aVehicle({ item_type: 'caravan' }) })
  expect(await renderBlock(modules, typical, aRuntime({ page }))).toContain('this caravan may be sold')
})
