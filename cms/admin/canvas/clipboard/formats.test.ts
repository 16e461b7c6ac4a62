// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { ownType, readFormats, writeFormats } from './formats.ts'

const hero = { id: 'a', blockType: 'hero', heading: 'Spring "sale" & more' }
const columns = { id: 'c', blockType: 'columns', count: '2', first: [hero] }
const copied = { tenant: 3, nodes: [columns], references: [] }
const nodesOf = (formats: object) => {
  const read = readFormats({ ...formats })
  return 'refusal' in read ? read.refusal : read.nodes
}

test('copied blocks are readable text for other programs, and blocks for us', () => {
  const formats = writeFormats(copied)
  expect(formats['text/plain']).toBe('Columns ‘2 columns, 1 block’\n  Hero ‘Spring "sale" & more’')
  expect(nodesOf({ [ownType]: formats[ownType] })).toMatchObject([columns])
  expect(nodesOf({ 'text/html': `<meta charset="utf-8">${String(formats['text/html'])}` })).toMatchObject([columns])
})

const carry = (...nodes: object[]) => ({
  [ownType]: JSON.stringify({ forecourt: 'blocks', version: 1, ...copied, nodes }),
})
const deep = (levels: number): object => (levels === 0 ? { id: 'z', blockType: 'hero' } : { list: [deep(levels - 1)] })

test.each<[string, object, RegExp]>([
  ['words', { 'text/plain': JSON.stringify(hero) }, /no copied blocks/],
  ['a page of another program', { 'text/html': '<h1>Hello</h1><script>alert(1)</script>' }, /no copied blocks/],
  ['JSON that is cut off', { [ownType]: '{"forecourt":"blocks"' }, /no copied blocks/],
  ['more than a megabyte', carry({ ...hero, text: 'x'.repeat(1_000_001) }), /too long/],
  ['more blocks than a page may have', carry(...Array.from({ length: 1_001 }, () => hero)), /more than 1,000 blocks/],
  ['lists within lists without end', carry({ ...hero, list: deep(200) }), /nested/],
  ['a block of a type from the prototype', carry({ ...hero, blockType: 'constructor' }), /has no type/],
  ['a block that this version does not know', carry({ ...hero, blockType: 'never-made' }), /never-made/],
  ['a slot that holds no blocks', carry({ ...columns, first: ['x'] }), /has no type/],
])('%s on the clipboard is refused', (_, formats, refusal) => expect(nodesOf(formats)).toMatch(refusal))
