import type { Block, Field } from 'payload'
import { expect, test } from 'vitest'
import { adminBlocks } from './admin-blocks.ts'
import { boundNesting } from './bound-nesting.ts'
import { drawInView } from './draw-in-view.ts'

const before = (await boundNesting({ blocks: adminBlocks() } as never)).blocks ?? []
const { blocks = [] } = await drawInView({ blocks: before } as never)

const listNames = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if ('name' in field && typeof field.name === 'string') return [field.name]
    return 'fields' in field ? listNames(field.fields) : []
  })

function listInner({ fields }: Block): Block[] {
  const [row] = fields
  const own = row?.type === 'row' ? row.fields : []
  const inner = own.flatMap((field) => (field.type === 'blocks' ? (field.blockReferences ?? []) : []))
  const known = inner.filter((block): block is Block => typeof block !== 'string')
  return [...known, ...known.flatMap(listInner)]
}

test('a block keeps the names of its fields, so that its data stay as they are', () => {
  expect(blocks.map(({ fields }) => listNames(fields))).toEqual(before.map(({ fields }) => listNames(fields)))
})

test('every block, at every level of columns, leaves its fields to the component that draws them in view', () => {
  const all = [...blocks, ...blocks.flatMap(listInner)]
  expect(all.length).toBeGreaterThan(blocks.length)
  for (const { slug, fields } of all)
    expect(fields).toMatchObject([
      { type: 'row', admin: { disabled: true } },
      { type: 'row', fields: [], admin: { components: { Field: { clientProps: { slug } } } } },
    ])
})
