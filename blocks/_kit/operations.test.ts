import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { applyOperation } from '#schemas/page/operations/apply-operation.ts'
import {
  emptyHistory,
  type History,
  recordStep,
  redo,
  undo,
  type HistoryResult,
} from '#schemas/page/operations/history.ts'
import type { PageRules } from '#schemas/page/operations/page-rules.ts'
import { listPlacementIssues } from '#schemas/page/operations/placement-issues.ts'
import { listPageRules, validateLayout } from '../index.ts'
import { aTree, drawOperation } from './samples/draw-operation.ts'

const sequences = 100_000
const paths = fc.constantFrom('/finance', '/cars/:slug')
const draws = fc.array(fc.nat(), { minLength: 6, maxLength: 36, size: 'max' })

interface Sequence {
  /** The tree before the first operation and after each applied one. */
  trees: BlockNode[][]
  history: History
  refused: number
}

function applyAll(numbers: readonly number[], page: PageRules): Sequence {
  const trees = [deepFreeze(aTree())]
  let history = emptyHistory
  let refused = 0
  for (let at = 0; at + 6 <= numbers.length; at += 6) {
    const before = trees.at(-1) ?? []
    const operation = deepFreeze(drawOperation(before, numbers.slice(at, at + 6)))
    const outcome = applyOperation(before, operation, page)
    if ('refusal' in outcome) refused += 1
    else {
      trees.push(deepFreeze(outcome.layout))
      history = recordStep(history, { operations: [operation], inverse: outcome.inverse, at: at * 10_000 })
    }
  }
  return { trees, history, refused }
}

/** Walks back to the first tree and forth to the last; each tree on the way must be the one from before. */
function assertUndone({ trees, history }: Sequence): void {
  let current = { history, layout: trees.at(-1) ?? [] }
  for (const tree of trees.slice(0, -1).toReversed()) {
    current = assertStep(undo(current.history, current.layout), tree)
  }
  for (const tree of trees.slice(1)) current = assertStep(redo(current.history, current.layout), tree)
}

function assertStep(step: HistoryResult | null, tree: BlockNode[]): HistoryResult {
  if (!step || step.refusal !== null) throw new Error(step?.refusal ?? 'There is no step.')
  // As text too, since stored fields have an order.
  if (!isDeepStrictEqual(step.layout, tree) || JSON.stringify(step.layout) !== JSON.stringify(tree))
    expect(JSON.stringify(step.layout)).toBe(JSON.stringify(tree))
  return { ...step, layout: deepFreeze(step.layout) }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const each of Object.values(value)) deepFreeze(each)
  return Object.freeze(value)
}

test('whatever a marketer does, blocks stay where they are allowed, and undo and redo return each tree exactly', () => {
  const counted = { applied: 0, refused: 0 }
  fc.assert(
    fc.property(draws, paths, (numbers, path) => {
      const page = listPageRules({ path })
      const sequence = applyAll(numbers, page)
      for (const tree of sequence.trees)
        if (listPlacementIssues(tree, page).length > 0) throw new Error('Misplaced block.')
      assertUndone(sequence)
      counted.applied += sequence.trees.length - 1
      counted.refused += sequence.refused
    }),
    { numRuns: sequences },
  )
  expect(Math.min(counted.applied, counted.refused)).toBeGreaterThan(sequences / 2)
}, 120_000)

const isPlacement = (message: string): boolean =>
  / does not take | may hold | may have at most \d+ blocks?/.test(message)

test('publishing finds no misplaced block in what operations made', () =>
  fc.assert(
    fc.property(draws, paths, (numbers, path) => {
      const page = listPageRules({ path })
      const last = applyAll(numbers, page).trees.at(-1)
      expect(
        validateLayout(last, 'publish')
          .map(({ message }) => message)
          .filter(isPlacement),
      ).toEqual([])
    }),
    { numRuns: 500 },
  ))

test('publishing refuses what an operation refuses for its place', () => {
  const nodes = [{ id: 'p', blockType: 'search-filters' }]
  const place = { parent: 'b', slot: 'first', index: 0 }
  const page = listPageRules({ path: '/finance' })
  expect(applyOperation(aTree(), { type: 'insert', place, nodes }, page)).toEqual({
    refusal: 'First column of Columns does not take Search filters.',
  })
  const layout = [{ id: 'b', blockType: 'columns', first: nodes }]
  expect(validateLayout(layout, 'publish')[0]?.message).toBe(
    'Columns (block 1): First column does not take Search filters.',
  )
})
