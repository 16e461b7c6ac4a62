import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { menuLimits } from '#schemas/menu/menu.ts'
import { changeMenu, findMoveRefusal, findStep, moveEntry, sayEntryPlace } from './move-entry.ts'
import { type MenuNode, readMenu } from './read-menu.ts'
import { writeMenu } from './write-menu.ts'

interface Entry {
  id: string
  fill?: string
  children?: Entry[]
}

const stateOf = (entries: readonly Entry[], list = 'items'): FormState => ({
  [list]: { rows: entries.map(({ id }) => ({ id })), value: entries.length },
  ...Object.assign(
    {},
    ...entries.map(({ id, fill, children }, index) => ({
      [`${list}.${index}.id`]: { value: id },
      [`${list}.${index}.link.label`]: { value: `Label ${id}` },
      ...(list === 'items' ? { [`${list}.${index}.fill`]: { value: fill ?? 'none' } } : {}),
      ...(list === 'items' ? stateOf(children ?? [], `${list}.${index}.children`) : {}),
    })),
  ),
})

const form: FormState = {
  name: { value: 'Main' },
  ...stateOf([{ id: 'a' }, { id: 'b', children: [{ id: 'b1' }, { id: 'b2' }] }, { id: 'c', fill: 'brands' }]),
}
const outline = (menu: readonly MenuNode[]): string =>
  menu.map(({ id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id)).join(' ')
const menu = readMenu(form)
const step = (id: string, by: 'up' | 'down' | 'in' | 'out') => {
  const place = findStep(menu, { id, step: by })
  const moved = place && moveEntry(menu, { id, place })
  return moved && outline(moved.menu)
}

test('the form of a menu is read as a tree with the words of its entries', () => {
  expect(outline(menu)).toBe('a b(b1 b2) c')
  expect(menu.map(({ name }) => name)).toEqual(['Label a', 'Label b', 'Label c'])
})

test.each([
  ['a', 'down', 'b(b1 b2) a c'],
  ['b', 'up', 'b(b1 b2) a c'],
  ['b2', 'up', 'a b(b2 b1) c'],
  ['b2', 'out', 'a b(b1) b2 c'],
  ['b1', 'up', 'a b1 b(b2) c'],
  ['b2', 'down', 'a b(b1) b2 c'],
  ['a', 'up', null],
  ['c', 'down', null],
  ['a', 'in', null],
  ['b2', 'in', null],
  ['a', 'out', null],
  ['b', 'in', null],
  ['c', 'in', null],
] as const)('%s one step %s gives %s', (id, by, expected) => expect(step(id, by)).toBe(expected))

test('an entry without a dropdown goes into that of another, and says where it is', () => {
  const moved = moveEntry(menu, { id: 'a', place: { parent: 'b', slot: 'children', index: 1 } })?.menu ?? []
  expect(outline(moved)).toBe('b(b1 a b2) c')
  expect(sayEntryPlace(moved, 'a')).toBe('Label a is entry 2 of 3 in the dropdown of Label b.')
  expect(sayEntryPlace(moved, 'c')).toBe('Label c is entry 2 of 2.')
})

test('what cannot be in a dropdown is refused with what to do', () => {
  const into = (id: string) => findMoveRefusal(menu, { id, place: { parent: 'a', slot: 'children', index: 0 } })
  expect(into('b')).toBe('Label b has a dropdown of its own. Move its entries first.')
  expect(into('c')).toBe('Label c fills a dropdown of its own. Set that to “Nothing else” first.')
  const full = readMenu(
    stateOf(Array.from({ length: menuLimits.items }, (_, at) => ({ id: `t${at}`, children: [{ id: `u${at}` }] }))),
  )
  expect(findMoveRefusal(full, { id: 'u0', place: { parent: null, slot: null, index: 0 } })).toBe(
    'There is room for 12 entries only.',
  )
  expect(findMoveRefusal(full, { id: 't0', place: { parent: null, slot: null, index: 3 } })).toBeNull()
})

test('a moved entry keeps the states of its fields, without those that only the bar has', () => {
  const inside = moveEntry(menu, { id: 'a', place: { parent: 'b', slot: 'children', index: 2 } })?.menu ?? []
  const written = writeMenu(form, inside)
  expect(outline(readMenu(written))).toBe('b(b1 b2 a) c')
  expect(written['items.0.children.2.link.label']).toBe(form['items.0.link.label'])
  expect(Object.keys(written).filter((path) => /^items\.0\.children\.2\.(?:fill|children)/.test(path))).toEqual([])
  expect(written['items.1.fill']).toBe(form['items.2.fill'])
  expect(written['name']).toBe(form['name'])
  expect(Object.keys(written).filter((path) => path.startsWith('items.2'))).toEqual([])
})

test('an entry that leaves its dropdown has a place in the bar', () => {
  const outside = moveEntry(menu, { id: 'b1', place: { parent: null, slot: null, index: 0 } })?.menu ?? []
  const written = writeMenu(form, outside)
  expect(outline(readMenu(written))).toBe('b1 a b(b2) c')
  expect(written['items']).toMatchObject({ value: 4, rows: [{ id: 'b1' }, { id: 'a' }, { id: 'b' }, { id: 'c' }] })
  expect(written['items.2.children']).toMatchObject({ value: 1, rows: [{ id: 'b2' }] })
  expect(written['items.0.link.label']).toBe(form['items.1.children.0.link.label'])
})

test('a move is taken back although another entry has moved since, and not once its entry is gone', () => {
  const first = moveEntry(menu, { id: 'b1', place: { parent: null, slot: null, index: 0 } })
  const second = moveEntry(first?.menu ?? [], { id: 'c', place: { parent: null, slot: null, index: 0 } })
  const back = changeMenu(second?.menu ?? [], first?.inverse ?? [])
  expect([second, back].map((changed) => outline(changed?.menu ?? []))).toEqual(['c b1 a b(b2)', 'c a b(b1 b2)'])
  expect(outline(changeMenu(back?.menu ?? [], back?.inverse ?? [])?.menu ?? [])).toBe('c b1 a b(b2)')
  expect(changeMenu(menu.slice(0, 1), first?.inverse ?? [])).toBeNull()
})
