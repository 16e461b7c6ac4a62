import type { Block, Field } from 'payload'
import { payloadBlocks } from '#blocks/index.ts'
import { isBlockNode } from '#schemas/page/block-node.ts'
import { isFields } from '#schemas/page/same-value.ts'
import { countSlots, listNodes } from '#schemas/page/walk.ts'
import { filterBlock } from '../tenancy/filter-within-tenant.ts'
import { offeredInSlot } from './offered-blocks.ts'

/** The admin's blocks: references are limited to the site, and slots to what the page supports. */
export const adminBlocks = (): Block[] => payloadBlocks().map(filterBlock).map(filterSlots)

const filterSlots = (block: Block): Block => ({
  ...block,
  fields: block.fields.map((field) => filterSlot(block.slug, field)),
})

/** Slots are at the top level of a block. */
const filterSlot = (block: string, field: Field): Field =>
  field.type === 'blocks'
    ? {
        ...field,
        filterOptions: ({ data, siblingData }: { data: Document; siblingData: unknown }) =>
          offeredInSlot({ block, slot: field.name, depth: findDepth(data, siblingData) + 1 }, data),
      }
    : field

interface Document {
  layout?: unknown
  path?: unknown
}

/** Number of slots above a block. The form asks about a new block before the document contains it: none then. */
function findDepth({ layout }: Document, block: unknown): number {
  const nodes = Array.isArray(layout) ? layout.filter(isBlockNode) : []
  const found = listNodes(nodes).find(({ node }) => isFields(block) && node.id === block['id'])
  return found ? countSlots(found.path) : 0
}
