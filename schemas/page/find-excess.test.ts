import { expect, test } from 'vitest'
import { documentLimits } from './document-limits.ts'
import { findExcess, findFormExcess } from './find-excess.ts'

const block = (more: Record<string, unknown> = {}) => ({ id: 'b', blockType: 'hero', ...more })
const blocks = (count: number) => Array.from({ length: count }, () => block())

/** `depth` nested blocks. */
const nested = (depth: number): unknown => (depth === 0 ? [] : [block({ first: nested(depth - 1) })])

function deepArray(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}

test('a page with as many blocks as it may have is fine', () => {
  expect(findExcess(blocks(documentLimits.blocks))).toBeNull()
})

test.each([
  ['blocks', blocks(documentLimits.blocks + 1), '1,000 blocks'],
  ['blocks in slots', [block({ first: blocks(documentLimits.blocks) })], '1,000 blocks'],
  ['a million blocks', blocks(1_000_000), '1,000 blocks'],
  ['blocks in blocks', nested(documentLimits.blockDepth + 1), '10 deep'],
  ['lists in lists', deepArray(100_000), '100 deep'],
  ['text in one field', [block({ heading: 'a'.repeat(documentLimits.textCharacters + 1) })], '1,000,000 characters'],
  ['text in many fields', blocks(600).map((each) => ({ ...each, text: 'a'.repeat(2_000) })), '1,000,000 characters'],
  ['empty rows', [block({ list: Array.from({ length: documentLimits.rows + 1 }, () => ({})) })], '5,000 rows'],
  ['values', [block({ list: Array.from({ length: documentLimits.values }, () => 0) })], '250,000 values'],
])('too much is refused with the limit: %s', (_, layout, limit) => {
  expect(findExcess(layout)).toContain(limit)
})

test('paragraphs are no rows', () => {
  const children = Array.from({ length: documentLimits.rows + 1 }, () => ({ type: 'paragraph' }))
  expect(findExcess([block({ content: { root: { children } } })])).toBeNull()
})

test('blocks as deep as they may stand are fine', () => {
  expect(findExcess(nested(documentLimits.blockDepth))).toBeNull()
})

test.each([null, undefined, 5, '', {}, 'text'])('%j, which is no layout, is not too much of one', (layout) => {
  expect(findExcess(layout)).toBeNull()
})

test('a form is refused for as many blocks as its document would be', () => {
  const formOf = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`layout.${index}.blockType`, { value: 'hero' }]))
  expect(findFormExcess({ formState: formOf(documentLimits.blocks) })).toBeNull()
  expect(findFormExcess({ formState: formOf(documentLimits.blocks + 1) })).toContain('1,000 blocks')
  expect(findFormExcess({ data: { layout: blocks(documentLimits.blocks + 1) } })).toContain('1,000 blocks')
})

test('a form is refused for as many rows as its document would be, whether it names their ids or not', () => {
  const formOf = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`items.${index}.link.label`, {}]))
  expect(findFormExcess({ formState: formOf(documentLimits.rows) })).toBeNull()
  expect(findFormExcess({ formState: formOf(documentLimits.rows + 1) })).toContain('5,000 rows')
  expect(findFormExcess({ data: { items: Array.from({ length: 60_000 }, () => ({})) } })).toContain('5,000 rows')
})
