import { expect, test } from 'vitest'
import { listChanged } from './list-changed.ts'

const hero = { id: 'h', blockType: 'hero', heading: 'Hello' }
const text = { id: 't', blockType: 'rich-text', words: 'Text' }
const columns = { id: 'c', blockType: 'columns', first: [text], second: [] }

test('nothing changed', () =>
  expect(listChanged([hero, columns], [{ ...hero }, { ...columns }])).toEqual({ changed: [], isArrangementSame: true }))

test('a typed word changes its block alone', () =>
  expect(listChanged([hero, columns], [hero, { ...columns, first: [{ ...text, words: 'Other' }] }])).toEqual({
    changed: ['t'],
    isArrangementSame: true,
  }))

test('a block that moves into a column changes the arrangement and no block', () =>
  expect(listChanged([hero, columns], [{ ...columns, second: [hero] }])).toEqual({
    changed: [],
    isArrangementSame: false,
  }))

test('a new block is a changed one', () =>
  expect(listChanged([hero], [hero, text])).toEqual({ changed: ['t'], isArrangementSame: false }))
