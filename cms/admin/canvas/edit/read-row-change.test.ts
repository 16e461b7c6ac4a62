import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { listPageRules } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { changeAll } from '#schemas/page/operations/change-tree.ts'
import { readRowChange } from './read-row-change.ts'

const rules = listPageRules({ path: '/finance' })
const read = (before: BlockNode[], after: BlockNode[], fields: FormState = {}) =>
  readRowChange({ fields, layout: before }, { fields, layout: after, isModified: true, rules })
/** What was read, which must be an operation. */
function readOne(before: BlockNode[], after: BlockNode[]) {
  const change = read(before, after)
  if (!change || change === 'other version' || 'refusal' in change) throw new Error('No operation was read.')
  return change
}
const hero = { id: 'h', blockType: 'hero', heading: 'Welcome', settings: { anchor: 'offer' } }
const counter = { id: 's', blockType: 'sales-counter' }

test.each([
  ['Move Hero', [hero, counter, { id: 'r', blockType: 'faq' }], [counter, { id: 'r', blockType: 'faq' }, hero]],
  ['Remove Sales counter', [hero, counter], [hero]],
  ['Add Sales counter', [hero], [hero, counter]],
])('“%s” is read from rows, and its inverse restores them', (name, before, after) => {
  const change = readOne(before, after)
  expect(change).toMatchObject({ name, layout: after })
  expect(changeAll(change.layout, change.inverse)).toMatchObject({ layout: before })
})

test('a copy of a row gets an anchor of its own', () =>
  expect(read([hero, counter], [hero, { ...hero, id: 'copy' }, counter])).toMatchObject({
    name: 'Duplicate Hero',
    layout: [hero, { ...hero, id: 'copy', settings: { anchor: 'offer-2' } }, counter],
  }))

test('blocks that Payload copied with their ids, as it does in a hidden slot, get ids of their own', () => {
  const columns = { id: 'c', blockType: 'columns', count: '2', first: [counter] }
  const { layout } = readOne([columns], [columns, { ...columns, id: 'copy' }])
  expect(layout[0]).toEqual(columns)
  expect(layout[1]).toMatchObject({ id: 'copy', first: [{ blockType: 'sales-counter' }] })
  expect(JSON.stringify(layout[1])).not.toContain('"id":"s"')
})

test('a row that the page does not take is refused with its label and the reason', () =>
  expect(read([hero], [hero, { id: 'v', blockType: 'vehicle-gallery' }])).toEqual({
    refusal:
      'Vehicle viewer cannot be placed here. It needs a vehicle, so it can be used only on pages like /cars/:slug, on /print and on /checkout-journey.',
  }))

test('what is typed changes no row', () => expect(read([hero], [{ ...hero, heading: 'Hi' }])).toBeNull())

test('blocks that the server puts into the slots of a new block are its defaults, and a button’s are not', () => {
  const empty = { id: 'q', blockType: 'stock-search' }
  const filled = { ...empty, side: [{ id: 'f', blockType: 'search-filters' }] }
  expect(read([empty], [filled])).toBeNull()
  expect(read([empty], [filled], { 'layout.0.side': { rows: [], value: 0 } })).toMatchObject({
    name: 'Add Search filters',
  })
})

test('a document that was replaced as a whole is another version of it', () => {
  const answer = { fields: {}, layout: [counter], rules }
  expect(readRowChange({ fields: {}, layout: [hero] }, { ...answer, isModified: true })).toBe('other version')
  expect(readRowChange({ fields: {}, layout: [hero, counter] }, { ...answer, isModified: false })).toBe('other version')
})
