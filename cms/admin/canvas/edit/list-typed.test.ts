import { expect, test } from 'vitest'
import { documentId } from '../form/document-node.ts'
import { listTyped } from './list-typed.ts'

const node = { id: 'h', blockType: 'hero', heading: 'Hello', look: null, buttons: [{ id: 'a', words: 'Go' }] }
const before = { tree: [node], fields: {} }
const typed = (changes: object, fields: Parameters<typeof listTyped>[1]['fields'] = {}) =>
  listTyped(before, { tree: [{ ...node, ...changes }], fields }).map(({ operation }) => operation)

test('a typed field is an edit', () =>
  expect(typed({ heading: 'Bye' }, { 'layout.0.heading': { value: 'Bye', isModified: true } })).toEqual([
    { type: 'set', id: 'h', field: ['heading'], value: 'Bye' },
  ]))

test('a field within a list is an edit of its own', () =>
  expect(
    typed(
      { buttons: [{ id: 'a', words: 'Stop' }] },
      { 'layout.0.buttons.0.words': { value: 'Stop', isModified: true } },
    ),
  ).toEqual([{ type: 'set', id: 'h', field: ['buttons', 0, 'words'], value: 'Stop' }]))

test('an added row is an edit', () =>
  expect(typed({ buttons: [...node.buttons, { id: 'b' }] })).toMatchObject([{ field: ['buttons'] }]))

test('a default that the server adds is not', () =>
  expect(typed({ look: 'primary' }, { 'layout.0.look': { value: 'primary' } })).toEqual([]))

test('neither is a new block', () =>
  expect(listTyped(before, { tree: [node, { id: 'n', blockType: 'hero' }], fields: {} })).toEqual([]))

test('a field of the document itself is an edit, by its own path in the form', () => {
  const version = (title: string, fields: Parameters<typeof listTyped>[1]['fields']) => ({
    tree: [{ id: documentId, blockType: documentId, title, seo: { title: null } }],
    fields,
  })
  const after = version('About us', { title: { value: 'About us', isModified: true } })
  expect(listTyped(version('About', {}), after).map(({ operation }) => operation)).toEqual([
    { type: 'set', id: documentId, field: ['title'], value: 'About us' },
  ])
})
