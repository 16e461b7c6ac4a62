import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { readLayout } from './read-layout.ts'

const block = (id: string, at: string): FormState => ({
  [`${at}.id`]: { value: id },
  [`${at}.blockType`]: { value: 'hero' },
  [`${at}.heading`]: { value: `Heading of ${id}` },
})

const fields: FormState = {
  layout: { rows: [{ id: 'a' }, { id: 'b' }], value: 2, disableFormData: true },
  ...block('a', 'layout.0'),
  'layout.0.buttons': { rows: [], value: 0 },
  ...block('b', 'layout.1'),
  'layout.1.first': { rows: [{ id: 'c' }], value: 1, disableFormData: true },
  ...block('c', 'layout.1.first.0'),
  title: { value: 'Home' },
}

test('blocks are read with their lists and slots, in the order of the form', () =>
  expect(readLayout(fields)).toEqual([
    { id: 'a', blockType: 'hero', heading: 'Heading of a', buttons: [] },
    {
      id: 'b',
      blockType: 'hero',
      heading: 'Heading of b',
      first: [{ id: 'c', blockType: 'hero', heading: 'Heading of c' }],
    },
  ]))

test('a form without blocks has an empty tree', () =>
  expect(readLayout({ layout: { rows: [], value: 0 }, title: { value: 'Home' } })).toEqual([]))

test('only a block with a changed field is another object', () => {
  const before = readLayout(fields)
  const after = readLayout({ ...fields, 'layout.1.first.0.heading': { value: 'Typed' } })
  expect(after[0]).toBe(before[0])
  expect(after[1]).toMatchObject({ id: 'b', first: [{ heading: 'Typed' }] })
})

test('a block that moved is the same object', () => {
  const [, second] = readLayout(fields)
  const moved = Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [
      path.replace(/^layout\.([01])/, (_, row) => `layout.${row === '0' ? 1 : 0}`),
      field,
    ]),
  )
  expect(readLayout(moved)[0]).toBe(second)
})
