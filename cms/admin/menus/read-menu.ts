import type { FormState } from 'payload'
import type { BlockNode } from '#schemas/page/block-node.ts'
import * as texts from './texts.ts'

/** An entry of a menu's form as a node of a tree, with what moving it depends on. */
export interface MenuNode extends BlockNode {
  name: string
  /** It adds entries to its dropdown by itself. */
  isFilled: boolean
  children: MenuNode[]
}

/** The entries of a menu's form as a tree: those of the bar, and those of their dropdowns. */
export const readMenu = (fields: FormState): MenuNode[] => readRows(fields, 'items')

const readRows = (fields: FormState, list: string): MenuNode[] =>
  (fields[list]?.rows ?? []).map(({ id }, index) => {
    const path = `${list}.${index}`
    const read = (name: string): string => {
      const value: unknown = fields[`${path}.${name}`]?.value
      return typeof value === 'string' ? value : ''
    }
    return {
      id,
      blockType: 'entry',
      name: read('link.label') || read('link.url') || texts.entryNumber({ number: index + 1 }),
      isFilled: !['', 'none'].includes(read('fill')),
      children: readRows(fields, `${path}.children`),
    }
  })
