import { expect, test } from 'vitest'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleCall } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: vehicleCall, component, data }

test('the card names the place, says today’s hours and dials (vehicles §2)', async () => {
  const page = aPage({ vehicle: aVehicle({ location_id: 3 }) })
  const html = await renderBlock(modules, typical, aRuntime({ page }))
  expect(html).toContain('Call the dealer')
  expect(html).toContain('Coastline Kia Southport')
  expect(html).toMatch(/Today: /)
  expect(html).toMatch(/href="tel:\d+"/)
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
