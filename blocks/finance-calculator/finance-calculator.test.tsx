import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { financeCalculator } from './block.ts'
import component from './component.tsx'
import { empty, typical } from './fixtures.ts'

const modules = { block: financeCalculator, component }
const site = aSite()
const withFinance = (provider: 'manual' | 'none') => ({
  ...site,
  config: { ...site.config, finance: { ...site.config.finance, provider, interestRate: 10, comparisonRate: 10.92 } },
})
const htmlOf = (changes: Partial<VehicleInput>, input = typical) =>
  renderBlock(
    modules,
    input,
    aRuntime({ site: withFinance('manual'), page: aPage({ vehicle: aVehicle({ before_price: null, ...changes }) }) }),
  )

test('the first render already shows a repayment, for readers without a script', async () => {
  expect(await htmlOf({ price: 30_000_00 })).toContain('$147/wk*')
})

test('the comparison rate stands with the repayment', async () => {
  expect(await htmlOf({})).toContain('Comparison rate 10.92% p.a.')
})

test('a vehicle without a price has no calculator (vehicles §5)', async () => {
  expect(await htmlOf({ price: null })).toBe('')
})

test('a sold vehicle has no calculator', async () => {
  expect(await htmlOf({ status: 'sold' })).toBe('')
})

test('a site without a finance provider has no calculator', async () => {
  expect(await renderBlock(modules, typical, aRuntime({ site: withFinance('none') }))).toBe('')
})

test('a price at the bound shows the bounds (locations §5)', async () => {
  expect(await htmlOf({ price: 250_000_00 })).toContain('Cannot be less than $1,000 or more than $250,000')
})

test('a site may hide interest and balloon', async () => {
  const html = await htmlOf({}, empty)
  expect(html).not.toContain('Interest rate')
  expect(html).not.toContain('Balloon')
})
