import type { FormState } from 'payload'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { Operation } from '#schemas/page/operations/operation.ts'
import { isSameValue } from '#schemas/page/same-value.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { listFields } from './others-changes.ts'

interface Version {
  layout: BlockNode[]
  fields: FormState
}

export interface TypedEdit {
  id: string
  field: string
  operation: Operation
  inverse: Operation
}

/**
 * Fields that the user changed in the panel between two versions of the form. The server changes values too: it adds defaults to a new
 * block, and hooks clean what is saved. Payload marks the field that the user changed last; rows of lists are changed by the user alone.
 */
export function listTyped(before: Version, after: Version): TypedEdit[] {
  const old = new Map(listNodes(before.layout).map(({ node }) => [node.id, node]))
  return listNodes(after.layout).flatMap(({ node, path }) => {
    const known = old.get(node.id)
    if (!known || known === node) return []
    const at = ['layout', ...path].join('.')
    return listFields(known, node)
      .filter((field) => isTyped(after.fields, `${at}.${field}`) || hasOtherRows(known[field], node[field]))
      .map((field) => ({
        id: node.id,
        field,
        operation: { type: 'set', id: node.id, field: [field], value: node[field] },
        inverse: { type: 'set', id: node.id, field: [field], value: known[field] },
      }))
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
