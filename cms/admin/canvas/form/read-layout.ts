import type { ClientField, FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { type BlockNode, isBlockNode } from '#schemas/page/block-node.ts'
import { listNodes, mapNodes } from '#schemas/page/walk.ts'

/** The fields of a block's form, by slug; empty for an unknown block. */
export type FieldsOfBlock = (slug: string) => readonly ClientField[]

/** Names of the slots of a block. */
export const listSlotNames = (fields: readonly ClientField[]): string[] =>
  fields.flatMap((field) => (field.type === 'blocks' ? [field.name] : []))

type Entries = [path: string, field: FormState[string]][]

/** The tree of blocks in a form, as it would be saved. A block whose fields did not change is the same object as before. */
export function readLayout(fields: FormState): BlockNode[] {
  const rows: Entries[] = []
  for (const [path, field] of Object.entries(fields)) {
    if (!path.startsWith(prefix)) continue
    const end = path.indexOf('.', prefix.length)
    const row = Number(path.slice(prefix.length, end))
    rows[row] ??= []
    rows[row].push([path.slice(end + 1), field])
  }
  return rows.flatMap((entries) => readBlock(entries) ?? [])
}

const prefix = 'layout.'

/** What was read of a block's fields, by the state of its id, which stays the same wherever the block moves. */
const known = new WeakMap<FormState[string], { entries: Entries; node: BlockNode }>()

/** Reading all blocks at each key takes longer than all else that a key causes. */
function readBlock(entries: Entries): BlockNode | null {
  const id = entries.find(([path]) => path === 'id')?.[1]
  const last = id && known.get(id)
  if (last && isSameList(last.entries, entries)) return last.node
  const own = Object.fromEntries(entries.map(([path, field]) => [path, asData(field)]))
  const node: unknown = reduceFieldsToValues(own, true)
  if (!isBlockNode(node)) return null
  if (id) known.set(id, { entries, node })
  return node
}

const isSameList = (one: Entries, other: Entries): boolean =>
  one.length === other.length &&
  one.every(([path, field], index) => path === other[index]?.[0] && field === other[index][1])

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
