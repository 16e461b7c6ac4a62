import type { BlockNode } from '../block-node.ts'
import type { BlockPlace } from '../canvas-messages.ts'
import { listNodes, mapNodes } from '../walk.ts'
import { changeTree } from './change-tree.ts'
import { findNodes, type FoundNode } from './find-nodes.ts'
import type { Operation } from './operation.ts'
import { readList } from './slot-list.ts'

/**
 * The operations that turn the blocks of one tree into those of another: added, removed and in other places. For changes that were made
 * without operations, as by the buttons of Payload's form. Fields of blocks that both trees contain are not compared.
 */
export function diffLayouts(before: BlockNode[], after: BlockNode[]): Operation[] {
  const targetNodes = findNodes(after)
  const known = findNodes(before)
  const operations: Operation[] = []
  let tree = before
  let found = known
  const add = (operation: Operation) => {
    const changed = changeTree(tree, operation)
    if ('refusal' in changed) throw new Error(changed.refusal)
    operations.push(operation)
    tree = changed.layout
    found = findNodes(tree)
  }
  const remove = (isReady: (node: BlockNode) => boolean) => {
    const gone = [...found.values()].filter(({ node }) => !targetNodes.has(node.id) && isReady(node))
    if (gone.length > 0) add({ type: 'remove', ids: gone.map(({ node }) => node.id) })
  }

  // What stays leaves a removed block first.
  remove((node) => !listNodes([node]).some((inner) => targetNodes.has(inner.node.id)))
  for (const { node, place } of targetNodes.values()) {
    const now = found.get(node.id)
    if (!now) add({ type: 'insert', place, nodes: mapNodes([node], (each) => (known.has(each.id) ? null : each)) })
    else if (!isSamePlace(now.place, place)) add(moveTo(now, place))
  }
  remove(() => true)
  return operations

  /** A block that was moved down has left its place to the next one: it is moved, instead of all that followed it. */
  function moveTo({ node, place: now }: FoundNode, place: BlockPlace): Operation {
    const first = readList(tree, { found, place })[place.index]
    const target = first && targetNodes.get(first.id)?.place
    const isNext = isSameList(now, place) && now.index === place.index + 1
    if (first && target && isNext && isSameList(target, place) && target.index > now.index)
      return { type: 'move', ids: [first.id], place: { ...place, index: target.index + 1 } }
    return { type: 'move', ids: [node.id], place }
  }
}

const isSameList = (one: BlockPlace, other: BlockPlace): boolean =>
  one.parent === other.parent && one.slot === other.slot

const isSamePlace = (one: BlockPlace, other: BlockPlace): boolean => isSameList(one, other) && one.index === other.index
