import type { BlockSlug, BlocksField } from 'payload'
import { blocks, migrateLayout } from '#blocks/index.ts'
import { isBlockNode } from '#schemas/page/block-node.ts'
import { offeredBlocks } from './offered-blocks.ts'
import { takeTurn } from './take-turn.ts'

// Payload types block slugs by the generated config, which is made from this.
const slugs: string[] = blocks.map((block) => block.slug)

/** Stored trees at their blocks' current versions, whether they are read or written. */
const upToDate = ({ value }: { value?: unknown }): unknown =>
  Array.isArray(value) && value.every(isBlockNode) ? migrateLayout(value) : value

/** The tree of blocks. Which blocks there are stands in `config.blocks`, compiled from `#blocks/index.ts`. */
export const layoutField: BlocksField = {
  name: 'layout',
  type: 'blocks',
  label: 'Blocks',
  labels: { singular: 'Block', plural: 'Blocks' },
  blocks: [],
  blockReferences: slugs as BlockSlug[],
  filterOptions: ({ data }) => offeredBlocks(data),
  hooks: {
    beforeValidate: [takeTurn, upToDate],
    beforeChange: [takeTurn],
    afterChange: [takeTurn],
    afterRead: [takeTurn, upToDate],
  },
}
