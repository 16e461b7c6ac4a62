import { expect, test } from 'vitest'
import { listOthersChanges, touchesOthers } from './others-changes.ts'

const hero = { id: 'h', blockType: 'hero', heading: 'Hello', text: 'Text' }
const text = { id: 't', blockType: 'text', words: 'Words' }
const layout = [{ id: 'c', blockType: 'columns', first: [hero] }]
const theirs = listOthersChanges([hero, text], [{ ...hero, heading: 'Theirs' }])

test('a changed field and a removed block are changes of others', () =>
  expect(theirs).toEqual([
    { id: 't', field: null },
    { id: 'h', field: 'heading' },
  ]))

test('undo of the same field would overwrite their work', () =>
  expect(
    touchesOthers([{ type: 'set', id: 'h', field: ['heading'], value: 'Mine' }], { changes: theirs, layout }),
  ).toBe(true))

test('undo of another field of the block would not', () =>
  expect(touchesOthers([{ type: 'set', id: 'h', field: ['text'], value: 'Mine' }], { changes: theirs, layout })).toBe(
    false,
  ))

test('removing a block that somebody else edited would', () =>
  expect(touchesOthers([{ type: 'remove', ids: ['h'] }], { changes: theirs, layout })).toBe(true))

test('moving it would not', () =>
  expect(
    touchesOthers([{ type: 'move', ids: ['h'], place: { parent: null, slot: null, index: 0 } }], {
      changes: theirs,
      layout,
    }),
  ).toBe(false))

test('removing a block around it would too', () =>
  expect(touchesOthers([{ type: 'remove', ids: ['c'] }], { changes: theirs, layout })).toBe(true))
