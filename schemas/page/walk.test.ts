import { expect, test } from 'vitest'
import { listNodes, mapNodes } from './walk.ts'

const tree = [
  { id: 'a', blockType: 'hero' },
  {
    id: 'b',
    blockType: 'columns',
    first: [{ id: 'c', blockType: 'rich-text' }],
    second: [],
    list: [{ label: 'no block' }],
  },
]

test('nodes are listed parents first, with where they stand', () => {
  expect(listNodes(tree).map(({ node, path }) => [node.id, path])).toEqual([
    ['a', [0]],
    ['b', [1]],
    ['c', [1, 'first', 0]],
  ])
})

test('a dropped node takes its children along', () => {
  expect(listNodes(mapNodes(tree, (node) => (node.id === 'b' ? null : node))).map(({ node }) => node.id)).toEqual(['a'])
})

test('mapping does not touch the tree it was given', () => {
  const before = structuredClone(tree)
  mapNodes(tree, (node) => ({ ...node, seen: true }))
  expect(tree).toEqual(before)
})
