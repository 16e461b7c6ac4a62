import { assertNever } from '../../lib/assert-never.ts'
import type { BlockNode } from '../block-node.ts'
import type { BlockPlace } from '../canvas-messages.ts'
import { listNodes } from '../walk.ts'
import { findNodes, findRoots, type FoundNodes, type FoundNode, isWithin } from './find-nodes.ts'
import type { Operation, OperationWith } from './operation.ts'
import { setField } from './set-field.ts'
import { changeNode, detachNodes, insertNodes, moveNodes, readList, readSlot } from './slot-list.ts'
import * as texts from './texts.ts'

export interface TreeChange {
  layout: BlockNode[]
  /** In this order, they restore the tree exactly. */
  inverse: Operation[]
}

export interface RefusedChange {
  /** A sentence for marketers. */
  refusal: string
}

/** Applies an operation without rules. It is refused only if it names something that the tree does not contain. */
export function changeTree(layout: BlockNode[], operation: Operation): TreeChange | RefusedChange {
  switch (operation.type) {
    case 'insert':
      return insert(layout, operation)
    case 'remove':
      return remove(layout, operation)
    case 'move':
      return move(layout, operation)
    case 'duplicate':
      return duplicate(layout, operation)
    case 'replace':
      return replace(layout, operation)
    case 'wrap':
      return wrap(layout, operation)
    case 'unwrap':
      return unwrap(layout, operation)
    case 'set':
      return set(layout, operation)
    default:
      return assertNever(operation)
  }
}

/** Applies operations one after the other. All or none: the first refusal is the result. */
export function changeAll(layout: BlockNode[], operations: readonly Operation[]): TreeChange | RefusedChange {
  let current: TreeChange = { layout, inverse: [] }
  for (const operation of operations) {
    const next = changeTree(current.layout, operation)
    if ('refusal' in next) return next
    current = { layout: next.layout, inverse: [...next.inverse, ...current.inverse] }
  }
  return current
}

const gone: RefusedChange = { refusal: texts.thisBlockIsGone }

function insert(layout: BlockNode[], { place, nodes }: OperationWith<'insert'>): TreeChange | RefusedChange {
  const found = findNodes(layout)
  if (!areNew(nodes, found)) return { refusal: texts.thisBlockIsHereAlready }
  const inserted = insertNodes(layout, { found, place, nodes })
  if (!inserted) return gone
  return { layout: inserted, inverse: [{ type: 'remove', ids: nodes.map(({ id }) => id) }, ...unsetSlot(found, place)] }
}

function areNew(nodes: BlockNode[], found: FoundNodes): boolean {
  const ids = listNodes(nodes).map(({ node }) => node.id)
  return new Set(ids).size === ids.length && !ids.some((id) => found.has(id))
}

function remove(layout: BlockNode[], { ids }: OperationWith<'remove'>): TreeChange | RefusedChange {
  const roots = findRoots(findNodes(layout), ids)
  if (!roots) return gone
  const inverse = roots.map(({ node, place }) => ({ type: 'insert' as const, place, nodes: [node] }))
  return { layout: detachNodes(layout, roots), inverse }
}

function move(layout: BlockNode[], { ids, place }: OperationWith<'move'>): TreeChange | RefusedChange {
  const found = findNodes(layout)
  const roots = findRoots(found, ids)
  if (!roots) return gone
  if (place.parent !== null && isWithin(found, place.parent, new Set(ids)))
    return { refusal: texts.aBlockCannotHoldItself }
  const moved = moveNodes(layout, { found, place, roots })
  if (!moved) return gone
  return { layout: moved, inverse: [...listMovesBack(moved, roots), ...unsetSlot(found, place)] }
}

/** Moves of one block each, in document order. A block goes after as many settled ones as were before it. */
function listMovesBack(moved: BlockNode[], roots: readonly FoundNode[]): Operation[] {
  const waiting = new Set(roots.map(({ node }) => node.id))
  let tree = moved
  return roots.map(({ node: { id }, place }) => {
    const found = findNodes(tree)
    const settled = readList(tree, { found, place }).flatMap((node, index) => (waiting.has(node.id) ? [] : [index]))
    const before = place.index === 0 ? undefined : settled[place.index - 1]
    const back = { ...place, index: before === undefined ? 0 : before + 1 }
    const node = found.get(id)
    tree = (node && moveNodes(tree, { found, place: back, roots: [node] })) ?? tree
    waiting.delete(id)
    return { type: 'move' as const, ids: [id], place: back }
  })
}

function duplicate(layout: BlockNode[], { ids, copies }: OperationWith<'duplicate'>): TreeChange | RefusedChange {
  const place = findRoots(findNodes(layout), ids)?.at(-1)?.place
  return place ? insert(layout, { type: 'insert', place: after(place), nodes: copies }) : gone
}

const after = (place: BlockPlace): BlockPlace => ({ ...place, index: place.index + 1 })

function replace(layout: BlockNode[], { id, node }: OperationWith<'replace'>): TreeChange | RefusedChange {
  const old = findNodes(layout).get(id)
  if (!old) return gone
  if (!areNew([node], findNodes(detachNodes(layout, [old])))) return { refusal: texts.thisBlockIsHereAlready }
  return {
    layout: changeNode(layout, { path: old.path, change: () => node }),
    inverse: [{ type: 'replace', id: node.id, node: old.node }],
  }
}

function wrap(layout: BlockNode[], { ids, wrapper, slot }: OperationWith<'wrap'>): TreeChange | RefusedChange {
  const [first] = findRoots(findNodes(layout), ids) ?? []
  if (!first) return gone
  const index = readSlot(wrapper, slot).length
  return changeAll(layout, [
    { type: 'insert', place: first.place, nodes: [wrapper] },
    { type: 'move', ids, place: { parent: wrapper.id, slot, index } },
  ])
}

function unwrap(layout: BlockNode[], { id }: OperationWith<'unwrap'>): TreeChange | RefusedChange {
  const found = findNodes(layout)
  const wrapper = found.get(id)
  if (!wrapper) return gone
  const inside = [...found.values()].flatMap(({ node, place }) => (place.parent === id ? [node.id] : []))
  if (inside.length === 0) return { refusal: texts.thisBlockHoldsNoOthers }
  return changeAll(layout, [
    { type: 'move', ids: inside, place: after(wrapper.place) },
    { type: 'remove', ids: [id] },
  ])
}

function set(layout: BlockNode[], { id, field, value, before }: OperationWith<'set'>): TreeChange | RefusedChange {
  const found = findNodes(layout).get(id)
  if (!found) return gone
  const changed = setField(found.node, { field, value, before })
  if (!changed) return { refusal: texts.thisFieldIsGone }
  const { blockType } = found.node
  return {
    layout: changeNode(layout, { path: found.path, change: () => ({ ...changed.fields, id, blockType }) }),
    inverse: [{ type: 'set', id, ...changed.inverse, field: [...changed.inverse.field] }],
  }
}

/** A slot without a list gets one when a block comes in; its inverse removes the list again. */
function unsetSlot(found: FoundNodes, { parent, slot }: BlockPlace): Operation[] {
  const node = parent === null ? undefined : found.get(parent)?.node
  if (!node || slot === null || Array.isArray(node[slot])) return []
  return [{ type: 'set', id: node.id, field: [slot], value: node[slot] }]
}
