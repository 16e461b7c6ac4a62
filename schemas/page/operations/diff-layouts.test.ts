import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BlockNode } from '../block-node.ts'
import { changeAll } from './change-tree.ts'
import { diffLayouts } from './diff-layouts.ts'

const node = (id: string, slots: Record<string, BlockNode[]> = {}): BlockNode => ({ id, blockType: 'text', ...slots })
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => node(id)) as [BlockNode, BlockNode, BlockNode, BlockNode]
const top = (index: number) => ({ parent: null, slot: null, index })

test.each([
  ['moved down', [a, b, c, d], [b, c, d, a], { type: 'move', ids: ['a'], place: top(4) }],
  ['moved up', [a, b, c, d], [d, a, b, c], { type: 'move', ids: ['d'], place: top(0) }],
  ['added', [a, c], [a, b, c], { type: 'insert', place: top(1), nodes: [b] }],
  ['removed', [a, b, c], [a, c], { type: 'remove', ids: ['b'] }],
])('a block that was %s is one operation', (_, before, after, operation) =>
  expect(diffLayouts(before, after)).toEqual([operation]),
)

test('a block added with blocks in its slots is one operation', () => {
  const columns = node('columns', { first: [b], second: [c] })
  expect(diffLayouts([a], [a, columns])).toEqual([{ type: 'insert', place: top(1), nodes: [columns] }])
})

test('a block that only has other fields is none', () =>
  expect(diffLayouts([a], [{ ...a, heading: 'Hello' }])).toEqual([]))

/** A tree of some of ten blocks: each takes the next place of the page or of a slot of an earlier block. */
const trees = fc
  .array(fc.record({ id: fc.nat(9), parent: fc.nat(30), slot: fc.constantFrom('first', 'second') }))
  .map((placed) => {
    const layout: BlockNode[] = []
    const lists = new Map<string, BlockNode[]>()
    const seen: BlockNode[] = []
    for (const { id, parent, slot } of placed) {
      if (seen.some((each) => each.id === String(id))) continue
      const next = node(String(id))
      const holder = seen[parent]
      const key = `${holder?.id} ${slot}`
      const list = holder ? (lists.get(key) ?? []) : layout
      if (holder) {
        lists.set(key, list)
        holder[slot] = list
      }
      list.push(next)
      seen.push(next)
    }
    return layout
  })

const outline = (nodes: unknown): unknown =>
  Array.isArray(nodes) ? nodes.map((each: BlockNode) => [each.id, outline(each['first']), outline(each['second'])]) : []

test('the operations between any two trees lead from one to the other, and back', () =>
  fc.assert(
    fc.property(trees, trees, (before, after) => {
      const changed = changeAll(before, diffLayouts(before, after))
      if ('refusal' in changed) throw new Error(changed.refusal)
      expect(outline(changed.layout)).toEqual(outline(after))
      const restored = changeAll(changed.layout, changed.inverse)
      expect('layout' in restored && restored.layout).toEqual(before)
    }),
    { numRuns: 500 },
  ))
