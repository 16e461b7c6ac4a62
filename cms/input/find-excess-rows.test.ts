import type { FlattenedBlock, FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { documentLimits } from '#schemas/page/document-limits.ts'
import { findExcessRows } from './find-excess-rows.ts'

const array = (name: string, flattenedFields: FlattenedField[], maxRows?: number): FlattenedField => ({
  name,
  type: 'array',
  label: name,
  labels: { singular: 'Day', plural: 'Days' },
  fields: [],
  flattenedFields,
  ...(maxRows === undefined ? {} : { maxRows }),
})

const tiles: FlattenedBlock = { slug: 'tiles', fields: [], flattenedFields: [array('tiles', [], 3)] }
const fields: FlattenedField[] = [
  array('hours', [array('breaks', [])], 14),
  array('notes', []),
  { name: 'layout', type: 'blocks', blocks: [], maxRows: 1_000 },
  { name: 'models', type: 'text', hasMany: true, maxRows: 2 },
  { name: 'config', type: 'group', fields: [], flattenedFields: [array('days', [], 1)] },
]
const find = (document: unknown) => findExcessRows(document, { fields, blocks: { tiles } })
const rows = (count: number) => Array.from({ length: count }, () => ({}))

test('as many rows as each list takes are fine', () => {
  const document = { hours: rows(14), notes: rows(500), models: ['a', 'b'], config: { days: rows(1) } }
  expect(find({ ...document, layout: [{ blockType: 'tiles', tiles: rows(3) }] })).toBeNull()
})

test('empty rows above the maximum of a list are refused with its name, count and maximum', () => {
  expect(find({ hours: rows(60_000) })).toEqual({
    path: 'hours',
    message: '“hours” has 60,000 days. The most is 14 days: remove some and save again.',
  })
})

test.each([
  ['a list without a maximum', { notes: rows(documentLimits.listRows + 1) }, 'notes'],
  ['a list within a row', { hours: [{}, { breaks: rows(60_000) }] }, 'hours.1.breaks'],
  ['a list within a group', { config: { days: rows(2) } }, 'config.days'],
  ['a list within a block', { layout: [{ blockType: 'tiles', tiles: rows(4) }] }, 'layout.0.tiles'],
  ['a field of several values', { models: ['a', 'b', 'c'] }, 'models'],
])('%s is found', (_, document, path) => {
  expect(find(document)?.path).toBe(path)
})

test('lists that are each within their maximum may not be too much together', () => {
  const hours = Array.from({ length: 14 }, () => ({ breaks: rows(documentLimits.listRows) }))
  expect(find({ hours })?.message).toContain('more than 5,000 rows together')
})

test.each([
  null,
  undefined,
  5,
  'text',
  [],
  { hours: 5 },
  { hours: {} },
  { layout: [null, { blockType: 'constructor' }] },
])('%j, which holds no rows, is not too much', (document) => {
  expect(find(document)).toBeNull()
})
