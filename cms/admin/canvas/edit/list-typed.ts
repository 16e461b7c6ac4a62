import type { FormState } from 'payload'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { Operation } from '#schemas/page/operations/operation.ts'
import { isSameValue } from '#schemas/page/same-value.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { documentId } from '../form/document-node.ts'
import { listLeaves } from './list-leaves.ts'
import { listFields } from './others-changes.ts'

interface Version {
  /** The blocks, and the document's own fields. */
  tree: BlockNode[]
  fields: FormState
}

export interface TypedEdit {
  id: string
  /** Name of the block's field that holds it. */
  field: string
  operation: Operation
  inverse: Operation
}

/**
 * Fields that the user changed between two versions of the form. The server changes values too: it adds defaults to a new block, and hooks
 * clean what is saved. Payload marks the field that the user changed last; rows of lists are changed by the user alone.
 */
export function listTyped(before: Version, after: Version): TypedEdit[] {
  const old = new Map(listNodes(before.tree).map(({ node }) => [node.id, node]))
  return listNodes(after.tree).flatMap(({ node, path }) => {
    const known = old.get(node.id)
    if (!known || known === node) return []
    const at = node.id === documentId ? [] : ['layout', ...path]
    return listFields(known, node).flatMap((name) =>
      listLeaves({ field: [name], before: known[name], after: node[name] })
        .filter(
          (leaf) => isTyped(after.fields, [...at, ...leaf.field].join('.')) || hasOtherRows(leaf.before, leaf.after),
        )
        .map((leaf) => ({
          id: node.id,
          field: name,
          operation: { type: 'set', id: node.id, field: [...leaf.field], value: leaf.after },
          inverse: { type: 'set', id: node.id, field: [...leaf.field], value: leaf.before },
        })),
    )
  })
}

const isTyped = (fields: FormState, path: string): boolean =>
  Object.entries(fields).some(([at, { isModified }]) => isModified && (at === path || at.startsWith(`${path}.`)))

const hasOtherRows = (before: unknown, after: unknown): boolean =>
  (Array.isArray(before) || Array.isArray(after)) && !isSameValue(listIds(before), listIds(after))

const listIds = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value.map((row: unknown) => (typeof row === 'object' && row && 'id' in row ? row.id : row))
    : []
