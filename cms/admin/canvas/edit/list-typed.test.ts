import { expect, test } from 'vitest'
import { listTyped } from './list-typed.ts'

const node = { id: 'h', blockType: 'hero', heading: 'Hello', look: null, buttons: [{ id: 'a', words: 'Go' }] }
const before = { layout: [node], fields: {} }
const typed = (changes: object, fields: Parameters<typeof listTyped>[1]['fields'] = {}) =>
  listTyped(before, { layout: [{ ...node, ...changes }], fields }).map(({ operation }) => operation)

test('a typed field is an edit', () =>
  expect(typed({ heading: 'Bye' }, { 'layout.0.heading': { value: 'Bye', isModified: true } })).toEqual([
    { type: 'set', id: 'h', field: ['heading'], value: 'Bye' },
  ]))

test('a field within a list is an edit of the list', () =>
  expect(
    typed(
      { buttons: [{ id: 'a', words: 'Stop' }] },
      { 'layout.0.buttons.0.words': { value: 'Stop', isModified: true } },
    ),
  ).toMatchObject([{ field: ['buttons'] }]))

test('an added row is an edit', () =>
  expect(typed({ buttons: [...node.buttons, { id: 'b' }] })).toMatchObject([{ field: ['buttons'] }]))

test('a default that the server adds is not', () =>
  expect(typed({ look: 'primary' }, { 'layout.0.look': { value: 'primary' } })).toEqual([]))

test('neither is a new block', () =>
  expect(listTyped(before, { layout: [node, { id: 'n', blockType: 'hero' }], fields: {} })).toEqual([]))
