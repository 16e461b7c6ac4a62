import type { FormState } from 'payload'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { type FieldsOfBlock, isOfLayout, listSlotNames } from './read-layout.ts'

type Row = NonNullable<FormState[string]['rows']>[number]

/** One block of a form's state. */
export interface BlockStates {
  node: BlockNode
  path: string
  row: Row | undefined
  /** States of the block's own fields by their path in the block, without its slots: `buttons.0.link.url`. */
  own: [string, FormState[string]][]
  /** States of its slots by name. */
  slots: Record<string, FormState[string] | undefined>
}

interface IndexInput {
  layout: readonly BlockNode[]
  fieldsOfBlock: FieldsOfBlock
}

/** The states of a form by the id of their block. */
export function indexStates(fields: FormState, { layout, fieldsOfBlock }: IndexInput): Map<string, BlockStates> {
  const byId = new Map<string, BlockStates>()
  const byPath = new Map<string, BlockStates>()
  const add = (nodes: readonly BlockNode[], at: string): void =>
    nodes.forEach((node, index) => {
      const path = `${at}.${index}`
      const names = listSlotNames(fieldsOfBlock(node.blockType))
      const slots = Object.fromEntries(names.map((name) => [name, fields[`${path}.${name}`]]))
      const block: BlockStates = { node, path, row: fields[at]?.rows?.[index], own: [], slots }
      byId.set(node.id, block)
      byPath.set(path, block)
      for (const name of names) add(readSlot(node[name]), `${path}.${name}`)
    })
  add(layout, 'layout')
  for (const [path, field] of Object.entries(fields)) {
    const block = isOfLayout(path) ? findDeepest(byPath, path) : undefined
    const own = block && path.slice(block.path.length + 1)
    if (block && own !== undefined && !(own in block.slots)) block.own.push([own, field])
  }
  return byId
}

/** The innermost block whose path begins this one. */
function findDeepest(byPath: Map<string, BlockStates>, path: string): BlockStates | undefined {
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
    const block = byPath.get(path.slice(0, end))
    if (block) return block
  }
  return undefined
}

export const readSlot = (value: unknown): BlockNode[] => (Array.isArray(value) ? value : [])
