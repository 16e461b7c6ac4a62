import { expect, test } from 'vitest'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { salesCounter } from './block.ts'
import component from './component.tsx'
import data from './data.ts'

const modules = { block: salesCounter, component, data }

test('the vehicles that are marked sold are counted', async () => {
  expect(await renderBlock(modules, { source: 'actual' })).toContain('>37<')
})

test('by the clock the server says nothing, since a cached page would be wrong', async () => {
  expect(await renderBlock(modules, { source: 'clock' })).toContain('>–<')
})
