import type { BlockSlug, BlocksField } from 'payload'
import { blocks, migrateLayout } from '#blocks/index.ts'
import { isBlockNode } from '#schemas/page/block-node.ts'
import { documentLimits } from '#schemas/page/document-limits.ts'
import { offeredBlocks } from './offered-blocks.ts'
import { takeTurn } from './take-turn.ts'
import * as texts from './texts.ts'

// Payload types block slugs by the generated config, which is generated from this.
const slugs: string[] = blocks.map((block) => block.slug)

/** Migrates stored trees to the current versions of their blocks on read and write. */
const upToDate = ({ value }: { value?: unknown }): unknown =>
  Array.isArray(value) && value.every(isBlockNode) ? migrateLayout(value) : value

/** The tree of blocks. The available blocks are in `config.blocks`, compiled from `#blocks/index.ts`. */
export const layoutField: BlocksField = {
  name: 'layout',
  type: 'blocks',
  label: texts.blocks,
  labels: { singular: texts.block, plural: texts.blocks },
  maxRows: documentLimits.blocks,
  blocks: [],
  blockReferences: slugs as BlockSlug[],
  admin: { components: { Field: '/admin/canvas/layout-in-form.tsx#LayoutInForm' } },
  filterOptions: ({ data }) => offeredBlocks(data),
  hooks: {
    beforeValidate: [takeTurn, upToDate],
    beforeChange: [takeTurn],
    afterChange: [takeTurn],
    afterRead: [takeTurn, upToDate],
  },
}
