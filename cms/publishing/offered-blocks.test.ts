import { expect, test } from 'vitest'
import { offeredBlocks } from './offered-blocks.ts'

test('the vehicle page is offered the blocks that need a vehicle', () =>
  expect(offeredBlocks({ path: '/cars/:slug' })).toContain('vehicle-title'))

test('a plain page is not offered them', () =>
  expect(offeredBlocks({ path: '/finance' })).not.toContain('vehicle-title'))

test('a plain page is offered the others', () => expect(offeredBlocks({ path: '/' })).toContain('car-grid'))

test('a reusable section is offered all', () => expect(offeredBlocks({})).toContain('vehicle-title'))
