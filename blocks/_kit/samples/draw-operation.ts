import type { BlockNode } from '#schemas/page/block-node.ts'
import type { BlockPlace } from '#schemas/page/canvas-messages.ts'
import { copyNodes } from '#schemas/page/operations/clipboard.ts'
import type { Operation } from '#schemas/page/operations/operation.ts'
import { listNodes } from '#schemas/page/walk.ts'

const slugs = ['rich-text', 'columns', 'hero', 'stock-search', 'search-filters', 'vehicle-title', 'of-a-later-version']
const slots = ['first', 'second', 'third', 'side', 'main', 'unknown']

/** A valid page with blocks in slots. */
export const aTree = (): BlockNode[] => [
  {
    id: 'a',
    heading: 'Welcome',
    blockType: 'hero',
    settings: { anchor: 'top', background: 'plain' },
    slides: [{ id: 'row', caption: 'One' }],
  },
  {
    id: 'b',
    blockType: 'columns',
    count: '3',
    first: [
      { id: 'c', blockType: 'rich-text' },
      { id: 'd', blockType: 'hero' },
    ],
    second: null,
  },
  { id: 'e', blockType: 'stock-search', main: [{ id: 'f', blockType: 'search-results' }] },
]

/** An operation on this tree, chosen by six numbers; most are possible, some are not. */
export function drawOperation(layout: BlockNode[], numbers: readonly number[]): Operation {
  const [kind = 0, first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = numbers
  const nodes = listNodes(layout).map(({ node }) => node)
  const idAt = (index: number): string => pick(nodes, index)?.id ?? 'nobody'
  const ids = [idAt(first), ...(second % 3 === 0 ? [idAt(second)] : []), ...(second % 5 === 0 ? [idAt(third)] : [])]
  const place = placeAt(pick(nodes, third), [fourth, fifth])
  const id = `n${numbers.join('-')}`
  switch (kind % 9) {
    case 0:
      return { type: 'remove', ids }
    case 1:
      return { type: 'replace', id: idAt(first), node: aNode(id, second) }
    case 2:
      return { type: 'wrap', ids, wrapper: { id, blockType: 'columns' }, slot: pick(slots, fourth % 2) ?? 'first' }
    case 3:
      return { type: 'set', id: idAt(first), ...(pick(assignments, second) ?? { field: ['heading'] }) }
    case 4:
      return { type: 'move', ids, place }
    case 5:
      return { type: 'unwrap', id: idAt(first) }
    case 6:
      return { type: 'duplicate', ids, copies: copyNamed(nodes, { ids, prefix: id }) }
    default:
      return {
        type: 'insert',
        place,
        nodes: [aNode(id, first), ...(second % 4 === 0 ? [aNode(`${id}+`, second)] : [])],
      }
  }
}

/** Blocks within another named one come along with it. */
function copyNamed(nodes: readonly BlockNode[], { ids, prefix }: { ids: string[]; prefix: string }): BlockNode[] {
  let made = 0
  const named = nodes.filter((node) => ids.includes(node.id))
  const within = new Set(
    named.flatMap((node) =>
      listNodes([node])
        .slice(1)
        .map(({ node: inner }) => inner.id),
    ),
  )
  return copyNodes(
    named.filter(({ id }) => !within.has(id)),
    () => `${prefix}~${(made += 1)}`,
  )
}

const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length]

/** Often in a slot, so that trees become deep. */
function placeAt(node: BlockNode | undefined, [slot, index]: readonly [number, number]): BlockPlace {
  const own = node?.blockType === 'stock-search' ? ['side', 'main'] : slots
  if (!node || !['columns', 'stock-search'].includes(node.blockType))
    return { parent: null, slot: null, index: index % 6 }
  return { parent: node.id, slot: pick(own, slot) ?? 'first', index: index % 4 }
}

function aNode(id: string, seed: number): BlockNode {
  const blockType = pick(slugs, seed) ?? 'hero'
  if (blockType !== 'columns' || seed % 2 === 0) return { id, blockType }
  return { id, blockType, count: '4', first: [{ id: `${id}.`, blockType: 'rich-text' }], fourth: [] }
}

const assignments: { field: (string | number)[]; value?: unknown }[] = [
  { field: ['heading'], value: 'New' },
  { field: ['heading'] },
  { field: ['count'], value: '2' },
  { field: ['count'], value: '3' },
  { field: ['settings', 'anchor'], value: 'here' },
  { field: ['settings', 'visibility', 'flag'], value: null },
  { field: ['settings'] },
  { field: ['slides'], value: [{ caption: 'Changed' }, { caption: 'Added' }] },
  { field: ['slides', 0, 'caption'], value: 'Again' },
  { field: ['slides', 7, 'caption'], value: 'Nowhere' },
  { field: ['first'], value: [] },
]
