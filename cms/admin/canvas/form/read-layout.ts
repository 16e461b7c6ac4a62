import type { ClientField, FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { type BlockNode, isBlockNode } from '#schemas/page/block-node.ts'
import { listNodes, mapNodes } from '#schemas/page/walk.ts'

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

interface FillInput {
  /** The tree as its document is stored. */
  stored: unknown
  fieldsOfBlock: FieldsOfBlock
}

/** A form's tree with what the document holds of blocks that the code does not know: the form has none of their fields. */
export function fillUnknown(layout: BlockNode[], { stored, fieldsOfBlock }: FillInput): BlockNode[] {
  const isUnknown = ({ blockType }: BlockNode) => fieldsOfBlock(blockType).length === 0
  if (!listNodes(layout).some(({ node }) => isUnknown(node))) return layout
  const nodes = Array.isArray(stored) ? listNodes(stored.filter(isBlockNode)) : []
  const held = new Map(nodes.map(({ node }) => [node.id, node]))
  return mapNodes(layout, (node) => (isUnknown(node) ? { ...held.get(node.id), ...node } : node))
}
