import type { ClientField, FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { type BlockNode, isBlockNode } from '#schemas/page/block-node.ts'

/** The fields of a block's form, by slug; empty for an unknown block. */
export type FieldsOfBlock = (slug: string) => readonly ClientField[]

/** Names of the slots of a block. */
export const listSlotNames = (fields: readonly ClientField[]): string[] =>
  fields.flatMap((field) => (field.type === 'blocks' ? [field.name] : []))

/** The tree of blocks in a form, as it would be saved. */
export function readLayout(fields: FormState): BlockNode[] {
  const own = Object.entries(fields).filter(([path]) => isOfLayout(path))
  const { layout } = reduceFieldsToValues(Object.fromEntries(own.map(([path, field]) => [path, asData(field)])), true)
  return Array.isArray(layout) ? layout.filter(isBlockNode) : []
}

export const isOfLayout = (path: string): boolean => path === 'layout' || path.startsWith('layout.')

/** Payload's form holds 0 where a list is empty. */
const asData = (field: FormState[string]): FormState[string] =>
  field.rows?.length === 0 ? { ...field, value: [] } : field
