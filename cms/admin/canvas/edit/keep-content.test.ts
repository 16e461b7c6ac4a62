import { expect, test } from 'vitest'
import { emptyHistory, recordStep, redo, undo } from '#schemas/page/operations/history.ts'
import { keepContent } from './keep-content.ts'

test('a block that was added and undone comes back with the defaults that the server gave it', () => {
  const added = { id: 'h', blockType: 'hero' }
  const filled = { ...added, blockVersion: 3, look: 'primary' }
  const history = recordStep(emptyHistory, {
    operations: [{ type: 'insert', place: { parent: null, slot: null, index: 0 }, nodes: [added] }],
    inverse: [{ type: 'remove', ids: ['h'] }],
    at: 0,
  })
  const undone = undo(keepContent(history, [filled]), [filled])
  expect(undone && redo(undone.history, undone.layout)).toMatchObject({ layout: [filled], refusal: null })
})
