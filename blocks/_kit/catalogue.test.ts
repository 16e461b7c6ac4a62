import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { defineBlock } from './define-block.ts'
import type { SlotAllow } from './field-meta.ts'
import { f } from './fields/f.ts'
import { columns, hero, notice, sampleCatalogue } from './samples/a-catalogue.ts'

const { describeBlocks, payloadBlocks, summaryOf } = sampleCatalogue
const docsOf = (slug: string) => describeBlocks().find((docs) => docs.slug === slug)
const box = (slug: string, allow: SlotAllow, parts: readonly string[] = []) =>
  defineBlock({
    slug,
    label: slug,
    category: 'layout',
    version: 1,
    description: 'Holds blocks.',
    keywords: [],
    props: { inside: f.slot({ allow, parts }) },
    summary: () => '',
  })

test('two blocks of one slug are refused', () => {
  expect(() => createCatalogue([notice, notice])).toThrow('Two blocks share the slug "notice".')
})

test('a slot that names an unknown block is refused with its name', () => {
  expect(() => createCatalogue([box('outer', ['heroe'])])).toThrow(
    'Block "outer": slot "inside" names the unknown block "heroe".',
  )
})

test('a block that could hold itself is refused, since the admin would never finish drawing it', () => {
  expect(() => createCatalogue([box('outer', ['inner']), box('inner', ['outer'])])).toThrow(
    'A block may not hold itself: outer > inner > outer.',
  )
})

test('a slot that takes anything takes every block without slots', () => {
  const form = payloadBlocks().find(({ slug }) => slug === columns.slug)
  expect(form?.fields[0]).toMatchObject({
    name: 'first',
    type: 'blocks',
    blockReferences: ['hero', 'notice'],
    maxRows: 2,
  })
})

test('a part stands in the slots that name it, and in no other', () => {
  const catalogue = createCatalogue([notice, hero, box('other', 'any'), box('list', 'any', ['notice'])])
  const inside = Object.fromEntries(catalogue.payloadBlocks().map(({ slug, fields }) => [slug, fields[0]]))
  expect(inside['list']).toMatchObject({ blockReferences: ['hero', 'notice'] })
  expect(inside['other']).toMatchObject({ blockReferences: ['hero'] })
  expect(['notice', 'hero'].map(catalogue.isPart)).toEqual([true, false])
})

test('a row’s label is the block’s summary, whatever state the form is in', () => {
  expect(summaryOf('hero', { heading: 'Welcome' })).toBe('Welcome')
  expect(summaryOf('hero', undefined)).toBe('')
  expect(summaryOf('gone', {})).toBe('')
})

test('the JSON Schema says what may be stored, in the editor’s words', () => {
  const schema = docsOf('hero')?.schema
  expect(schema).toMatchObject({
    title: 'Hero',
    description: 'Opens a page.',
    properties: { blockType: { const: 'hero' }, blockVersion: { const: 3 }, heading: { title: 'Heading' } },
  })
  expect(schema?.required).toEqual(['id', 'blockType', 'blockVersion', 'heading'])
  expect(docsOf('notice')?.schema.properties?.['words']).toMatchObject({ description: 'One line.' })
})

test('the docs name every field with its kind, and the fields within it', () => {
  const slides = docsOf('hero')?.fields.find(({ name }) => name === 'slides')
  expect(slides).toMatchObject({ label: 'Slides', kind: 'list', fields: [{ name: 'picture', required: true }, {}] })
  expect(docsOf('hero')?.settings[0]?.fields.find(({ name }) => name === 'viewport')?.options).toContain('Phones only')
})
