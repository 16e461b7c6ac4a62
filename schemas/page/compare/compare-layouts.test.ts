import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BlockNode } from '../block-node.ts'
import type { BlockPlace } from '../canvas-messages.ts'
import { changeAll } from '../operations/change-tree.ts'
import { findNodes } from '../operations/find-nodes.ts'
import type { Operation } from '../operations/operation.ts'
import { isSameValue } from '../same-value.ts'
import { listNodes } from '../walk.ts'
import { type BlockChange, compareLayouts } from './compare-layouts.ts'

const text = (id: string, words = ''): BlockNode => ({ id, blockType: 'text', words })
const box = (id: string, ...inside: BlockNode[]): BlockNode => ({ id, blockType: 'box', inside })

/** `added a`, `moved b`, `changed c words`. */
const outline = (before: BlockNode[], after: BlockNode[]): string[] =>
  compareLayouts(before, after).map((change) => {
    if (change.kind !== 'kept') return `${change.kind} ${change.id}`
    const fields = change.fields.map((path) => path.join('/')).join(' ')
    return [change.moved ? 'moved' : 'changed', change.id, fields].filter(Boolean).join(' ')
  })

test('a block that was added before others moves none of them', () =>
  expect(outline([text('a'), text('b')], [text('n'), text('a'), text('b')])).toEqual(['added n']))

test('of blocks in another order, as few as possible have moved', () =>
  expect(outline([text('a'), text('b'), text('c'), text('d')], [text('d'), text('a'), text('b'), text('c')])).toEqual([
    'moved d',
  ]))

test('a changed field is named by its path, and rows of lists by their ids', () => {
  const before = { ...text('a', 'Old'), rows: [{ id: 'r', words: 'Row' }] }
  const after = { ...text('a', 'New'), rows: [{ id: 'r', words: 'Other' }, { id: 's' }] }
  expect(outline([before], [after])).toEqual(['changed a words rows/#r/words rows/#s'])
})

test('a field that is missing afterwards has changed', () =>
  expect(outline([text('a', 'Old')], [{ id: 'a', blockType: 'text' }])).toEqual(['changed a words']))

test('a block that came with the block around it is not named twice', () =>
  expect(outline([], [box('a', box('b', text('c')))])).toEqual(['added a']))

test('a block that was put into a new one has moved, and is not part of what was added', () => {
  const [added] = compareLayouts([text('a')], [box('n', text('a'))])
  expect(added).toMatchObject({ kind: 'added', id: 'n', node: { inside: [] } })
  expect(outline([text('a')], [box('n', text('a'))])).toEqual(['added n', 'moved a'])
})

test('a removed block follows what it followed', () =>
  expect(outline([text('a', 'x'), text('b'), text('c', 'x')], [text('a', 'y'), text('c', 'y')])).toEqual([
    'changed a words',
    'removed b',
    'changed c words',
  ]))

test('a block of another type is another block', () =>
  expect(outline([text('a')], [box('a')])).toEqual(['removed a', 'added a']))

test('a newer version of a block’s code is no change of the page', () =>
  expect(outline([text('a')], [{ ...text('a'), blockVersion: 2 }])).toEqual([]))

/** Applies the changes by the operations of the editor; the order in the lists comes from the places that they name. */
function apply(before: BlockNode[], changes: readonly BlockChange[]): BlockNode[] {
  const end = (place: BlockPlace): BlockPlace => ({ ...place, index: 10_000 })
  const added = changes.filter((change) => change.kind === 'added')
  const kept = changes.filter((change) => change.kind === 'kept')
  const moved = kept.flatMap(({ id, moved: move }) => (move ? [{ id, to: move.to }] : []))
  const operations: Operation[] = [
    ...moved.map(({ id }): Operation => ({
      type: 'move',
      ids: [id],
      place: end({ parent: null, slot: null, index: 0 }),
    })),
    ...changes.flatMap((change): Operation[] =>
      change.kind === 'removed' ? [{ type: 'remove', ids: [change.id] }] : [],
    ),
    ...kept.flatMap(({ id, after, fields }) =>
      [...new Set(fields.map(([name]) => name ?? ''))].map((name): Operation => ({
        type: 'set',
        id,
        field: [name],
        value: after[name],
      })),
    ),
  ]
  const stripped = run(before, operations)
  // In document order, so that what holds a block and what stands before it is there first.
  const arriving = new Map<string, { node: BlockNode | null; place: BlockPlace }>([
    ...added.map(({ id, node, place }) => [id, { node, place }] as const),
    ...moved.map(({ id, to }) => [id, { node: null, place: to }] as const),
  ])
  return changes.reduce((layout, { id }) => {
    const arrival = arriving.get(id)
    if (!arrival) return layout
    const { node, place } = arrival
    // Blocks still waiting at the end of the page do not count.
    return run(layout, [
      node ? { type: 'insert', place, nodes: [node] } : { type: 'move', ids: [id], place: toIndex(layout, id, place) },
    ])
  }, stripped)
}

/** The index of a move counts the moved block where it is now. */
function toIndex(layout: BlockNode[], id: string, place: BlockPlace): BlockPlace {
  const now = findNodes(layout).get(id)?.place
  const isAhead = now?.parent === place.parent && now.slot === place.slot && now.index < place.index
  return isAhead ? { ...place, index: place.index + 1 } : place
}

function run(layout: BlockNode[], operations: readonly Operation[]): BlockNode[] {
  const outcome = changeAll(layout, operations)
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return outcome.layout
}

/** A tree of some of ten blocks, each in the one before it or beside it. */
const trees = fc
  .tuple(
    fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']),
    fc.array(
      fc.record({ up: fc.nat(9), words: fc.constantFrom('', 'x', 'y'), slot: fc.constantFrom('inside', 'more') }),
      {
        minLength: 10,
        maxLength: 10,
      },
    ),
  )
  .map(([ids, draws]) => {
    let layout: BlockNode[] = []
    ids.forEach((id, index) => {
      const { up, words, slot } = draws[index] ?? { up: 0, words: '', slot: 'inside' }
      const parent = up < index ? (ids[up] ?? null) : null
      const place = { parent, slot: parent === null ? null : slot, index: up % 3 }
      layout = run(layout, [{ type: 'insert', place, nodes: [{ id, blockType: 'box', words }] }])
    })
    return layout
  })

test('the changes, applied to the older version, give the newer one', () => {
  fc.assert(
    fc.property(trees, trees, (before, after) => {
      expect(isSameValue(apply(before, compareLayouts(before, after)), after)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('equal versions have no changes', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      expect(compareLayouts(tree, structuredClone(tree))).toEqual([])
    }),
  )
})

test('each block is named at most once', () => {
  fc.assert(
    fc.property(trees, trees, (before, after) => {
      const named = compareLayouts(before, after).flatMap((change) =>
        change.kind === 'kept' ? [change.id] : listNodes([change.node]).map(({ node }) => node.id),
      )
      expect(new Set(named).size).toBe(named.length)
    }),
  )
})
