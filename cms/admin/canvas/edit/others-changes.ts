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

/** Whether operations would change what somebody else changed. */
export const touchesOthers = (operations: readonly Operation[], changes: readonly OthersChange[]): boolean =>
  operations
    .flatMap(listTouched)
    .some(({ id, field }) =>
      changes.some((change) => change.id === id && (field === null || change.field === null || change.field === field)),
    )

function listTouched(operation: Operation): OthersChange[] {
  switch (operation.type) {
    case 'set':
      return [{ id: operation.id, field: String(operation.field[0]) }]
    case 'remove':
    case 'wrap':
      return operation.ids.map((id) => ({ id, field: null }))
    case 'replace':
      return [{ id: operation.id, field: null }]
    // A moved or inserted block keeps what others changed in it.
    case 'move':
    case 'insert':
      return []
  }
}
