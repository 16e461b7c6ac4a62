import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import type { PropsInput } from '../_kit/props.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { salesCounter } from './block.ts'
import component from './component.tsx'
import data from './data.ts'

const modules = { block: salesCounter, component, data }
const shown = async (props: PropsInput<typeof salesCounter>) =>
  readTexts(parseHtml(await renderBlock(modules, props)), 'p[aria-live]')

test('the vehicles that are marked sold are counted (locations §2, Sales counter)', async () => {
  expect(await shown({ source: 'actual' })).toEqual(['37'])
})

test('by the clock the server says nothing, since a cached page would be wrong', async () => {
  expect(await shown({ source: 'clock' })).toEqual(['–'])
})
