import { expect, test } from 'vitest'
import type { BlockNode } from '../block-node.ts'
import { changeAll } from './change-tree.ts'
import { emptyHistory, endStep, type History, maxSteps, recordStep, undo } from './history.ts'
import type { Operation } from './operation.ts'

const start: BlockNode[] = [{ id: 'a', blockType: 'hero' }]
const type = (value: string): Operation => ({ type: 'set', id: 'a', field: ['heading'], value })

interface EditState {
  layout: BlockNode[]
  history: History
}

function act({ layout, history }: EditState, operation: Operation, at: number): EditState {
  const changed = changeAll(layout, [operation])
  if ('refusal' in changed) throw new Error(changed.refusal)
  const step = { operations: [operation], inverse: changed.inverse, at }
  return { layout: changed.layout, history: recordStep(history, step) }
}

test('typing in one field is one step', () => {
  const typed = ['W', 'We', 'Wel'].reduce((editing, words, at) => act(editing, type(words), at * 100), {
    layout: start,
    history: emptyHistory,
  })
  expect(typed.history.past).toHaveLength(1)
  expect(undo(typed.history, typed.layout)?.layout).toStrictEqual(start)
})

test('after a pause, or after the field was left, typing is another step', () => {
  const first = act({ layout: start, history: emptyHistory }, type('W'), 0)
  expect(act(first, type('We'), 1_500).history.past).toHaveLength(2)
  expect(act({ ...first, history: endStep(first.history) }, type('We'), 100).history.past).toHaveLength(2)
})

test('the last 200 steps can be undone', () => {
  let editing: EditState = { layout: start, history: emptyHistory }
  for (let at = 0; at < maxSteps + 20; at += 1) editing = act(editing, type(String(at)), at * 5_000)
  expect(editing.history.past).toHaveLength(200)
})

test('a step whose block somebody else has removed is dropped with the reason', () => {
  const typed = act({ layout: start, history: emptyHistory }, type('W'), 0)
  expect(undo(typed.history, [])).toMatchObject({
    layout: [],
    history: { past: [], future: [] },
    refusal: expect.stringMatching(/^This block is not on the page any more/),
  })
})
