import type { BlockNode } from '#schemas/page/block-node.ts'
import { mapNodes } from '#schemas/page/walk.ts'
import type { BlockDefinition } from './define-block.ts'
import { giveRowIds } from './library.ts'
import { isRecord } from './read-value.ts'

interface NewLayout {
  find: (slug: string) => BlockDefinition | undefined
  createId: () => string
}

/** Blocks of a page template with new ids, also for the rows of their lists, which the admin's form needs. */
export const createPageLayout = (layout: BlockNode[], { find, createId }: NewLayout): BlockNode[] =>
  mapNodes(layout, (node) => {
    const block = find(node.blockType)
    const values = block ? giveRowIds(block.props, { values: node, createId }) : node
    const settings = node['settings']
    const filled =
      block && isRecord(settings) ? { settings: giveRowIds(block.settings, { values: settings, createId }) } : {}
    return { ...node, ...values, ...filled, id: createId() }
  })
