import { type BlockNode, isSlotValue } from '../block-node.ts'
import type { BlockPlace } from '../canvas-messages.ts'
import { listAllChanges, type ValuePath } from '../list-changes.ts'
import { findNodes, type FoundNode } from '../operations/find-nodes.ts'
import { mapNodes } from '../walk.ts'
import { findMoved } from './find-moved.ts'
import { isKept, type TreePair } from './tree-pair.ts'

/** What happened to one block between two versions of a page. */
export type BlockChange =
  /** With the blocks in it that are new too; those that were elsewhere before have moved. */
  | { kind: 'added'; id: string; node: BlockNode; place: BlockPlace }
  /** With the blocks in it that are gone too. */
  | { kind: 'removed'; id: string; node: BlockNode; place: BlockPlace }
  | KeptChange

export interface KeptChange {
  kind: 'kept'
  id: string
  before: BlockNode
  after: BlockNode
  /** Null if it stands where it stood. Blocks that were added or removed before it do not move it. */
  moved: { from: BlockPlace; to: BlockPlace } | null
  /** Paths within the block, without its slots. */
  fields: ValuePath[]
}

/**
 * The changes of blocks between two versions of a page, in the order of the page; a removed block follows what it followed. Blocks are found
 * by id. A block of another type is another block, though it has the same id.
 */
export function compareLayouts(before: BlockNode[], after: BlockNode[]): BlockChange[] {
  const pair = { old: findNodes(before), now: findNodes(after) }
  const moved = findMoved(pair)
  const removed = groupRemoved(pair)
  return [
    ...(removed.get(null) ?? []),
    ...[...pair.now.keys()].flatMap((id) => [...describeNode(id, pair, moved), ...(removed.get(id) ?? [])]),
  ]
}

function describeNode(id: string, pair: TreePair, moved: ReadonlySet<string>): BlockChange[] {
  const now = pair.now.get(id)
  const old = pair.old.get(id)
  if (!now) return []
  if (!old || !isKept(id, pair)) return isNewIn(now, pair) ? [] : [{ kind: 'added', id, ...pickNew(now, pair) }]
  const fields = listFieldChanges(old.node, now.node)
  if (fields.length === 0 && !moved.has(id)) return []
  return [
    {
      kind: 'kept',
      id,
      before: old.node,
      after: now.node,
      moved: moved.has(id) ? { from: old.place, to: now.place } : null,
      fields,
    },
  ]
}

/** Whether a block came with the block that it is in. */
const isNewIn = ({ place: { parent } }: FoundNode, pair: TreePair): boolean => parent !== null && !isKept(parent, pair)

const pickNew = ({ node, place }: FoundNode, pair: TreePair) => ({ node: dropKept(node, pair), place })

/** A block without the blocks in it that both versions have. */
const dropKept = (node: BlockNode, pair: TreePair): BlockNode =>
  mapNodes([node], (each) => (each.id !== node.id && isKept(each.id, pair) ? null : each))[0] ?? node

function groupRemoved(pair: TreePair): ReadonlyMap<string | null, BlockChange[]> {
  const groups = new Map<string | null, BlockChange[]>()
  let last: string | null = null
  for (const [id, found] of pair.old) {
    if (isKept(id, pair)) last = id
    else if (!isNewIn(found, pair))
      groups.set(last, [...(groups.get(last) ?? []), { kind: 'removed', id, ...pickNew(found, pair) }])
  }
  return groups
}

/** A block's version is of its code, not of the page. */
const notCompared = new Set(['id', 'blockType', 'blockVersion'])

function listFieldChanges(before: BlockNode, after: BlockNode): ValuePath[] {
  const isField = (name: string) => !notCompared.has(name) && !isSlotValue(before[name]) && !isSlotValue(after[name])
  const pick = (node: BlockNode) => Object.fromEntries(Object.entries(node).filter(([name]) => isField(name)))
  return listAllChanges({ before: pick(before), after: pick(after) })
}
