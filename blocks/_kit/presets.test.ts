import { expect, test } from 'vitest'
import { blockBySlug, blocks, createLibraryNode, library, validateLayout } from '../index.ts'
import type { BlockDefinition } from './define-block.ts'
import { defineBlock } from './define-block.ts'
import { f } from './fields/f.ts'
import { readProps } from './props.ts'

const define = (preset: Record<string, unknown>, presets: Record<string, unknown>[] = []) =>
  Reflect.apply(defineBlock, null, [
    {
      slug: 'hero',
      label: 'Hero',
      category: 'content',
      version: 1,
      description: 'Opens a page.',
      keywords: [],
      props: {
        heading: f.text({ max: 10, required: true }),
        isTall: f.toggle({}),
        height: f.number({ label: 'Height', showWhen: { field: 'isTall', is: true } }),
        slides: f.list({ link: f.link({ label: 'Link', required: true }) }, { label: 'Slides' }),
        side: f.slot(),
      },
      settings: { look: f.choice(['plain', 'bold'], { label: 'Look', default: 'plain' }) },
      summary: () => '',
      presets: [{ name: 'split', label: 'Split', description: 'Two halves.', ...preset }, ...presets],
    },
  ])

test.each([
  ['an unknown field', { props: { colour: 'red' } }, 'field "colour", which the block does not have'],
  ['an unknown setting', { settings: { hight: 1 } }, 'field "settings.hight", which the block does not have'],
  ['a wrong value', { props: { heading: 7 } }, 'field "heading" wrongly'],
  ['a text that is too long', { props: { heading: 'Eleven signs' } }, 'field "heading" wrongly'],
  [
    'a row without its link',
    { props: { slides: [{}] } },
    'field "slides.0.link" wrongly: Slides > 1 > Link is required.',
  ],
  ['a choice that is no option', { settings: { look: 'loud' } }, 'field "settings.look" wrongly'],
  ['a hidden field', { props: { height: 3 } }, 'field "height", which its other values hide'],
  ['a slot', { props: { side: [] } }, 'field "side", which is a slot'],
])('a preset with %s is refused with block, preset and field', (_, preset, reason) => {
  expect(() => define(preset)).toThrow(`Block "hero" cannot be defined: preset "split" sets ${reason}`)
})

test('a preset needs a name of its own, a label and a description', () => {
  const twin = { name: 'split', label: 'Again', description: 'Again.' }
  expect(() => define({}, [twin])).toThrow('preset "split" is there twice')
  expect(() => define({ name: 'Two Halves' })).toThrow('has a name that is not lower-case words and hyphens')
  expect(() => define({ label: ' ' })).toThrow('has no label or no description')
})

test('a preset may leave out what a page needs before it is published', () => {
  expect(() => define({ props: { isTall: true, height: 3 } })).not.toThrow()
})

const list: readonly BlockDefinition[] = blocks
const withPresets = list.filter(({ presets }) => presets.length > 0)
const entries = library.filter(({ preset }) => preset !== null)

test('fourteen blocks have presets, two to four each', () => {
  expect(withPresets).toHaveLength(14)
  for (const { presets } of withPresets) expect([2, 3, 4]).toContain(presets.length)
})

const createIds = () => {
  let last = 0
  return () => `id-${(last += 1)}`
}

test.each(entries)('$id makes a block that reads as it is stored, with an id for each row', (entry) => {
  const block = blockBySlug(entry.slug)
  const node = createLibraryNode(entry, createIds())
  if (!block || !node) throw new Error('There is no such block.')
  expect(JSON.parse(JSON.stringify(node))).toEqual(node)
  expect(validateLayout([node], 'draft')).toEqual([])
  const ids = JSON.stringify(node).match(/"id":"[^"]+"/g) ?? []
  expect(new Set(ids).size).toBe(ids.length)
  const rows = Object.values(readProps(block, node)).filter(Array.isArray).flat()
  for (const row of rows) expect(row).toMatchObject({ id: expect.stringMatching(/^id-/) })
})

test.each(entries)('$id differs from the block without a preset and from its other presets', (entry) => {
  const twins = entries.filter(({ slug }) => slug === entry.slug)
  const values = (preset: string | null) => {
    const node = createLibraryNode({ slug: entry.slug, preset }, () => 'id')
    return JSON.stringify(node)
  }
  const all = [values(null), ...twins.map(({ preset }) => values(preset))]
  expect(new Set(all).size).toBe(all.length)
})

test('a preset that is not there is an error', () => {
  expect(() => createLibraryNode({ slug: 'hero', preset: 'of-yesterday' }, () => 'id')).toThrow('has no preset')
  expect(createLibraryNode({ slug: 'unknown', preset: null }, () => 'id')).toBeNull()
})
