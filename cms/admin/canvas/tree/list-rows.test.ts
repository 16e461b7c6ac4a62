import { expect, test } from 'vitest'
import { listRows } from './list-rows.ts'
import { pickRow } from './pick-row.ts'

const [hero, text] = ['hero', 'text'].map((id) => ({ id, blockType: id }))
const columns = { id: 'c', blockType: 'columns', first: [text], second: [] }
const search = { id: 's', blockType: 'search', main: [{ id: 'r', blockType: 'results' }] }
const layout = [hero, columns, search].filter((node) => node !== undefined)
const slots: Record<string, string[]> = { columns: ['first', 'second'], search: ['main'] }
const slotsOf = ({ blockType }: { blockType: string }) =>
  (slots[blockType] ?? []).map((name) => ({ name, label: name }))
const rows = (closed: string[] = []) => listRows(layout, { slotsOf, closed: new Set(closed) })
const keys = (closed?: string[]) => rows(closed).map(({ key, level }) => `${level} ${key}`)

test('several slots have a line each, a single one has none', () =>
  expect(keys()).toEqual(['1 hero', '1 c', '2 c/first', '3 text', '2 c/second', '1 s', '2 r']))

test('what is closed hides what is in it', () => {
  expect(keys(['c'])).toEqual(['1 hero', '1 c', '1 s', '2 r'])
  expect(keys(['c/first'])).toEqual(['1 hero', '1 c', '2 c/first', '2 c/second', '1 s', '2 r'])
})

test('a line knows its place among its siblings', () =>
  expect(rows().find(({ key }) => key === 's')).toMatchObject({ position: 3, count: 3, parent: null, isOpen: true }))

const pick = (key: string, selected: string[], how: { shift?: boolean; mod?: boolean } = {}) => {
  const row = rows().find((each) => each.key === key)
  return row && pickRow(row, { rows: rows(), selected, shift: false, mod: false, ...how })
}

test('a click selects one block', () => expect(pick('s', ['hero', 'c'])).toEqual(['s']))
test('with Ctrl it adds one, or takes it out', () => {
  expect(pick('s', ['hero'], { mod: true })).toEqual(['hero', 's'])
  expect(pick('hero', ['hero', 's'], { mod: true })).toEqual(['s'])
})
test('with Shift it selects all blocks between', () => {
  expect(pick('s', ['c'], { shift: true })).toEqual(['c', 'text', 's'])
  expect(pick('hero', ['c'], { shift: true })).toEqual(['c', 'hero'])
})
