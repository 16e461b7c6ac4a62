import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleCall } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: vehicleCall, component, data }

test('the card names the place, says today’s hours and dials (vehicles §2, Checks and blogs and call card)', async () => {
  const page = aPage({ vehicle: aVehicle({ location_id: 3 }) })
  const card = parseHtml(await renderBlock(modules, typical, aRuntime({ page })))
  expect(readTexts(card, 'h2')).toEqual(['Call the dealer'])
  expect(readTexts(card, 'strong')).toEqual(['Coastline Kia Southport'])
  expect(card.body.textContent).toContain('Today: ')
  expect(readAttributes(card, 'a', 'href')).toEqual([expect.stringMatching(/^tel:\d+$/)])
})

test('without any number there is no card (vehicles §4)', async () => {
  const site = aSite()
  const phones = { ...site.config.phones, override: '', new: '', used: '' }
  const silent = aRuntime({
    site: { ...site, config: { ...site.config, phones } },
    page: aPage({ vehicle: aVehicle({ location_phone: null }) }),
  })
  expect(await renderBlock(modules, typical, silent)).toBe('')
})
