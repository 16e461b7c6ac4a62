import { expect, test } from 'vitest'
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
