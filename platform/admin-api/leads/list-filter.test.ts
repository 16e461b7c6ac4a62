import { expect, test } from 'vitest'
import { listFilter } from './list-filter.ts'

test.each([
  [
    'one of the tabs',
    { or: [{ and: [{ status: { equals: 'new' } }, { due_at: { less_than: '2026-11-22T09:00:00Z' } }] }] },
  ],
  ['several values', { status: { in: ['new', 'contacted'] } }],
  ['a field of a vehicle', { 'vehicle.name': { like: 'Sportage' } }],
  ['nothing', {}],
])('a filter by %s is taken as it is', (_what, filter) => {
  expect(listFilter.parse(JSON.stringify(filter))).toEqual(filter)
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['an operator that no list has', '{"vehicle":{"near":[1,2]}}'],
  ['a list where one value is asked for', '{"title":{"like":["a"]}}'],
  ['a moment that is none', '{"due_at":{"less_than":1e21}}'],
  ['a name that is no field', '{"a b":{"equals":1}}'],
  ['conditions that are none', '{"and":[null,1]}'],
])('a filter that is %s is not', (_what, text) => {
  expect(listFilter.safeParse(text).success).toBe(false)
})
