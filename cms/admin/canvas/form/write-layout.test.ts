import type { ClientField, FormState } from 'payload'
import { expect, test } from 'vitest'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { fillUnknown, readLayout } from './read-layout.ts'
import { writeLayout } from './write-layout.ts'

const texts: ClientField[] = [
  { name: 'heading', type: 'text' },
  { name: 'buttons', type: 'array', fields: [{ name: 'words', type: 'text' }] },
  {
    type: 'collapsible',
    label: 'Settings',
    fields: [{ name: 'settings', type: 'group', fields: [{ name: 'look', type: 'text' }] }],
  },
]
const fieldsOfBlock = (slug: string): ClientField[] =>
  slug === 'columns'
    ? [
        { name: 'first', type: 'blocks', blocks: [] },
        { name: 'second', type: 'blocks', blocks: [] },
      ]
    : texts

const write = (fields: FormState, layout: Parameters<typeof writeLayout>[1]['layout']) =>
  writeLayout(fields, { layout, fieldsOfBlock })
const read = (fields: FormState) => readLayout(fields)

const hero = {
  id: 'h',
  blockType: 'hero',
  heading: 'Hello',
  buttons: [{ id: 'b', words: 'Go' }],
  settings: { look: 'x' },
}
const text = { id: 't', blockType: 'text', heading: 'Text', buttons: [], settings: { look: 'y' } }
const columns = { id: 'c', blockType: 'columns', first: [text], second: [] }
const empty: FormState = { title: { value: 'Home' } }
const page = () => write(empty, [hero, columns])

test('a written tree is read back', () => expect(read(page())).toEqual([hero, { ...columns, first: [text] }]))

test('fields outside the tree stay', () => expect(page()['title']).toBe(empty['title']))

test('a block that moves into a column keeps the states of its fields', () => {
  const before = page()
  const after = write(before, [{ ...columns, first: [text], second: [hero] }])
  expect(after['layout.0.second.0.heading']).toBe(before['layout.0.heading'])
  expect(after['layout.0.second.0.buttons.0.words']).toBe(before['layout.0.buttons.0.words'])
  expect(after['layout.0.second.0.settings.look']).toBe(before['layout.0.settings.look'])
  expect(after['layout.1.heading']).toBeUndefined()
  expect(after['layout.0.second']).toMatchObject({ value: 1, rows: [{ id: 'h', blockType: 'hero' }] })
})

test('what is typed while an operation is prepared is not lost', () => {
  const wanted = [columns, hero]
  const typed = { ...page(), 'layout.1.first.0.heading': { value: 'Typed', isModified: true } }
  const changed = read(typed).find(({ id }) => id === 'c') ?? columns
  expect(
    read(
      write(
        typed,
        wanted.map((node) => (node.id === 'c' ? changed : node)),
      ),
    )[0],
  ).toMatchObject({
    first: [{ heading: 'Typed' }],
  })
})

test('a changed field gets its new value and keeps its components', () => {
  const before = page()
  before['layout.0.heading'] = { ...before['layout.0.heading'], customComponents: { Label: 'drawn' } }
  const after = write(before, [{ ...hero, heading: 'Bye' }, columns])
  expect(after['layout.0.heading']).toMatchObject({ value: 'Bye', customComponents: { Label: 'drawn' } })
  expect(after['layout.0.buttons.0.words']).toBe(before['layout.0.buttons.0.words'])
})

test('a field that becomes empty is emptied', () => {
  const after = write(page(), [{ id: 'h', blockType: 'hero', buttons: [], settings: { look: 'x' } }, columns])
  expect(read(after)[0]).toMatchObject({ heading: null })
  expect(after['layout.0.buttons']).toMatchObject({ value: 0, rows: [] })
  expect(after['layout.0.buttons.0.words']).toBeUndefined()
})

test('a new block waits for the fields that the server draws', () => {
  const after = write(page(), [hero, columns, { id: 'n', blockType: 'text', heading: 'New' }])
  expect(after['layout']?.rows?.[2]).toMatchObject({ id: 'n', isLoading: true })
  expect(after['layout.2.heading']).toMatchObject({ value: 'New' })
})

test('a block of an unknown type keeps what its document holds, also where its removal is undone in another list', () => {
  const unknown = { id: 'u', blockType: 'never-made', body: { any: ['thing'] }, note: 'Kept' }
  const known = (slug: string) => (slug === 'never-made' ? [] : fieldsOfBlock(slug))
  const opened: FormState = {
    layout: { rows: [{ id: 'u', blockType: 'never-made' }], value: 1, disableFormData: true },
    'layout.0.id': { value: 'u' },
    'layout.0.blockType': { value: 'never-made' },
  }
  const full = fillUnknown(read(opened), { stored: [unknown], fieldsOfBlock: known })
  expect(full).toEqual([unknown])
  const writeAll = (fields: FormState, layout: BlockNode[]) => writeLayout(fields, { layout, fieldsOfBlock: known })
  const removed = writeAll(opened, [columns])
  const back = writeAll(removed, [{ ...columns, second: full }])
  expect(read(back)).toEqual([{ ...columns, first: [text], second: [unknown] }])
})
