import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { fuelCalculator } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: fuelCalculator, component }
const htmlOf = (changes: Partial<VehicleInput>, input = typical) =>
  renderBlock(modules, input, aRuntime({ page: aPage({ vehicle: aVehicle(changes) }) }))

test('the first render already says what a week costs, for readers without a script (vehicles §9)', async () => {
  const html = await htmlOf({})
  expect(html).toContain('$31')
  expect(html).toContain('250 kms ÷ 100 × 7.4 L × $1.70 per litre')
})

test('a vehicle of unknown economy is calculated with 10, and says so (vehicles §9, Fuel defaults)', async () => {
  const html = await htmlOf({ variant: {} })
  expect(html).toContain('Not known for this car')
  expect(html).toContain('$43')
})

test.each([
  ['electric', { simple_fuel: 'Electric' }],
  ['a caravan', { item_type: 'caravan', simple_fuel: null, fuel: null }],
  ['sold', { status: 'sold' }],
] as const)('a vehicle that is %s has no fuel calculator (vehicles §5, Fuel inputs)', async (_, changes) => {
  expect(await htmlOf(changes)).toBe('')
})

test('a marketer may start from the price at the local bowser', async () => {
  const calculator = parseHtml(await htmlOf({}, { ...typical, settings: { pricePerLitre: 2_79 } }))
  expect(readAttributes(calculator, 'input', 'value')).toContain('2.79')
})
