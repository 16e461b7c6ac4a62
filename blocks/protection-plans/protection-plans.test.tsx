import { expect, test } from 'vitest'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { protectionPlans } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: protectionPlans, component }

test('plans of three and of five years stand side by side with their prices (locations §9, Plans and pictures)', async () => {
  expect(await renderBlock(modules, typical)).toMatch(/3 years.*Essential.*\$990.*5 years.*Complete.*\$1,790/s)
})

test('the dealer’s words about warranty stand below them', async () => {
  expect(await renderBlock(modules, typical)).toContain('on top of the statutory warranty')
})

test('a plan without a price asks to be asked about, and never says $0', async () => {
  const html = await renderBlock(modules, { plans: [{ name: 'Complete', years: '5' }] })
  expect(html).toContain('Ask us')
  expect(html).not.toContain('$0')
})

test('plans for used vehicles stay off the page of a new one', async () => {
  const page = aPage({ vehicle: aVehicle({ car_type: 'new' }) })
  expect(await renderBlock(modules, { ...typical, shownFor: ['used'] }, aRuntime({ page }))).toBe('')
})
