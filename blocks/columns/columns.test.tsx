import { expect, test } from 'vitest'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { parseHtml } from '#tests/support/parse-html.ts'
import { createNode } from '../_kit/props.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { checkLayout, validateLayout } from '../index.ts'
import { richText } from '../rich-text/block.ts'
import { columns } from './block.ts'
import { columnBasis, columnLimits, columnShares } from './column-widths.ts'
import component from './component.tsx'
import { longest } from './fixtures.ts'

const modules = { block: columns, component }

test('columns stand one below the other on a phone and side by side on a larger screen', () => {
  expect(columnBasis({ count: '2', halves: 'equal', thirds: 'equal' })).toEqual(['100%', null, '0%'])
  expect(columnShares({ count: '2', halves: 'wide-first', thirds: 'equal' })).toEqual([2, 1])
})

test('a narrow column stands beside a wide one only from 64em on, where it has room for words and buttons', () => {
  const uneven = ['100%', null, null, '0%']
  expect(columnBasis({ count: '2', halves: 'sidebar-last', thirds: 'equal' })).toEqual(uneven)
  expect(columnBasis({ count: '3', halves: 'equal', thirds: 'wide-middle' })).toEqual(uneven)
})

test('a column takes no more than its share before its neighbours have loaded', () => {
  const [wide, narrow] = columnLimits({ count: '2', halves: 'wide-first', thirds: 'equal' })
  expect(wide).toEqual([null, null, null, 'calc((100% - 1 * var(--fc-space-6)) * 2 / 3)'])
  expect(narrow?.at(-1)).toBe('calc((100% - 1 * var(--fc-space-6)) * 1 / 3)')
})

test('blocks are in the order of their columns', async () => {
  const html = await renderBlock(modules, longest)
  expect(parseHtml(html).body.textContent).toBe('rich-text'.repeat(5))
})

test('what a column held before there were fewer of them is not shown, nor asked to be complete', async () => {
  const incomplete = createNode(richText, 'incomplete', {})
  const stored = { count: '2' as const, first: [createNode(richText, 'a', longest)], third: [incomplete] }
  expect(parseHtml(await renderBlock(modules, stored)).body.textContent).toBe('rich-text')
  const complete = { count: '2' as const, first: [], third: [incomplete] }
  expect(validateLayout([createNode(columns, 'c', complete)], 'publish')).toEqual([])
})

const words = createNode(richText, 'words', longest)
const within = (id: string, ...first: BlockNode[]) => createNode(columns, id, { first })
const threeDeep = within('one', within('two', within('three', words)))

test('columns nest three deep', async () => {
  expect(validateLayout([threeDeep], 'publish').filter(({ blockType }) => blockType === 'columns')).toEqual([])
  expect(checkLayout([threeDeep]).filter(({ blockType }) => blockType === 'columns')).toEqual([])
})

test('columns nested deeper are refused with their place', () =>
  expect(validateLayout([within('zero', threeDeep)], 'publish')[0]).toMatchObject({
    message:
      'Columns (block 1 > Columns > 1 > Columns > 1): First column does not take Columns: slots may be nested at most 3 deep.',
    path: 'layout.0.first.0.first.0.first.0',
  }))

test('columns within columns are two', () => {
  const inner = createNode(columns, 'inner', { count: '3', third: [words] })
  expect(validateLayout([within('outer', inner)], 'publish')[0]?.message).toBe(
    'Columns (block 1 > Columns > 1): Third column takes no blocks inside another block.',
  )
})
