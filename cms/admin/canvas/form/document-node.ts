import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { listLeaves } from '../edit/list-leaves.ts'
import { setValue } from './build-states.ts'
import { isOfLayout } from './read-layout.ts'

/**
 * The history keeps the document's own fields, such as its title, as those of one more block after the last one of the page. No block has
 * this id.
 */
export const documentId = 'document'

export function readDocument(fields: FormState): BlockNode {
  const own = Object.entries(fields).filter(([path, { rows }]) => !isOfLayout(path) && !rows)
  return { ...reduceFieldsToValues(Object.fromEntries(own), true), id: documentId, blockType: documentId }
}

/** The form's state with other values in the document's own fields. */
export function writeDocument(fields: FormState, node: BlockNode): FormState {
  const now = readDocument(fields)
  const names = [...new Set([...Object.keys(now), ...Object.keys(node)])]
  const changed = names
    .flatMap((name) => listLeaves({ field: [name], before: now[name], after: node[name] }))
    .map(({ field, after }) => {
      const path = field.join('.')
      return [path, setValue(fields[path], after ?? null)] as const
    })
  return { ...fields, ...Object.fromEntries(changed) }
}
