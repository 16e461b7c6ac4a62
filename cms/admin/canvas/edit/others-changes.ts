import { type BlockNode, isSlotValue } from '#schemas/page/block-node.ts'
import type { Operation } from '#schemas/page/operations/operation.ts'
import { isSameValue } from '#schemas/page/same-value.ts'
import { listNodes } from '#schemas/page/walk.ts'

/** What another person changed: a field of a block, or the block as a whole if `field` is null. */
export interface OthersChange {
  id: string
  field: string | null
}

/** The changes between two versions of a page. */
export function listOthersChanges(before: BlockNode[], after: BlockNode[]): OthersChange[] {
  const old = new Map(listNodes(before).map(({ node }) => [node.id, node]))
  const now = listNodes(after)
  const gone = new Set(old.keys())
  for (const { node } of now) gone.delete(node.id)
  return [
    ...[...gone].map((id) => ({ id, field: null })),
    ...now.flatMap(({ node }): OthersChange[] => {
      const known = old.get(node.id)
      return known ? listFields(known, node).map((field) => ({ id: node.id, field })) : [{ id: node.id, field: null }]
    }),
  ]
}

/** Names of the fields that differ, without slots. */
export const listFields = (before: BlockNode, after: BlockNode): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSlotValue(before[name]) && !isSlotValue(after[name]) && !isSameValue(before[name], after[name]),
  )

/** Whether operations on a page would change what somebody else changed. */
export const touchesOthers = (
  operations: readonly Operation[],
  { changes, layout }: { changes: readonly OthersChange[]; layout: BlockNode[] },
): boolean =>
  operations
    .flatMap((operation) => listTouched(operation, layout))
    .some(({ id, field }) =>
      changes.some((change) => change.id === id && (field === null || change.field === null || change.field === field)),
    )

function listTouched(operation: Operation, layout: BlockNode[]): OthersChange[] {
  switch (operation.type) {
    case 'set':
      return [{ id: operation.id, field: String(operation.field[0]) }]
    case 'remove':
      return listWhole(layout, operation.ids)
    case 'replace':
      return listWhole(layout, [operation.id])
    case 'unwrap':
      return [{ id: operation.id, field: null }]
    // A moved, wrapped or inserted block keeps what others changed in it.
    case 'move':
    case 'wrap':
    case 'duplicate':
    case 'insert':
      return []
  }
}

/** Blocks with all blocks inside them. */
const listWhole = (layout: BlockNode[], ids: readonly string[]): OthersChange[] =>
  listNodes(layout)
    .filter(({ node }) => ids.includes(node.id))
    .flatMap(({ node }) => listNodes([node]))
    .map(({ node: { id } }) => ({ id, field: null }))
