import { expect, test } from 'vitest'
import { freeAnchors } from './free-anchors.ts'
import { copyNodes, readClipboard, writeClipboard } from './clipboard.ts'

const nodes = [
  {
    id: 'a',
    blockType: 'columns',
    first: [{ id: 'b', blockType: 'slider', slides: [{ id: 'row', picture: { id: 7, filename: 'ute.jpg' } }] }],
  },
]

test('what is copied can be pasted', () => {
  const references = [{ collection: 'media', id: 7, name: 'ute.jpg' }]
  expect(readClipboard(writeClipboard({ tenant: 3, nodes, references }))).toMatchObject({
    tenant: 3,
    nodes,
    references,
  })
})

test.each(['', 'Some words', '{"forecourt":"blocks"}', 'null'])('%j on the clipboard is no block', (text) => {
  expect(readClipboard(text)).toBeNull()
})

test('a copy has new ids for blocks, blocks in slots and rows, and keeps the documents that it refers to', () => {
  let last = 0
  const [copy] = copyNodes(nodes, () => `new-${(last += 1)}`)
  expect(JSON.stringify(copy).match(/"id":"new-\d"/g)).toHaveLength(3)
  expect(copy).toMatchObject({ first: [{ slides: [{ picture: { id: 7, filename: 'ute.jpg' } }] }] })
})

test('a copy gets an anchor that the page does not have, also for blocks in slots', () => {
  const at = (id: string, anchor: string, more = {}) => ({ id, blockType: 'hero', settings: { anchor }, ...more })
  const page = [at('a', 'offer'), { id: 'b', blockType: 'columns', first: [at('c', 'offer-2')] }]
  const copies = freeAnchors([at('d', 'offer', { inside: [at('e', 'offer')] }), at('f', 'free'), at('g', '')], page)
  expect(copies).toEqual([at('d', 'offer-3', { inside: [at('e', 'offer-4')] }), at('f', 'free'), at('g', '')])
})
