import type { BlockNode } from '#schemas/page/block-node.ts'
import type { BlockDefinition } from './define-block.ts'
import { listNamedFields } from './field-meta.ts'
import { isRecord } from './read-value.ts'

/** The field by which a block shows a reusable section; null for all other blocks. */
export const findSectionField = (block: BlockDefinition): string | null =>
  listNamedFields(block.props).find(({ meta }) => meta.kind === 'reference' && meta.to === 'section' && !meta.many)
    ?.name ?? null

/** Id of the section that a stored block shows; null if it shows none. */
export function readSectionId(block: BlockDefinition, node: BlockNode): number | null {
  const field = findSectionField(block)
  const value = field === null ? null : node[field]
  const id = isRecord(value) ? value['id'] : value
  return typeof id === 'number' ? id : null
}
