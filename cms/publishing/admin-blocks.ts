import type { Block, Field } from 'payload'
import { blockBySlug, payloadBlocks } from '#blocks/index.ts'
import { blockThumbnail } from '../admin/block-thumbnail.ts'
import { filterBlock } from '../tenancy/filter-within-tenant.ts'
import { offeredInSlot } from './offered-blocks.ts'

/** The blocks as the admin offers them: references within the site, in slots what the page has a place for, a drawing in the chooser. */
export const adminBlocks = (): Block[] => payloadBlocks().map(filterBlock).map(filterSlots).map(withThumbnail)

const filterSlots = (block: Block): Block => ({ ...block, fields: block.fields.map(filterSlot) })

/** Slots stand at the top level of a block. */
const filterSlot = (field: Field): Field =>
  field.type === 'blocks'
    ? { ...field, filterOptions: ({ data }: { data: { path?: unknown } }) => offeredInSlot(field, data) }
    : field

const withThumbnail = (block: Block): Block => ({
  ...block,
  admin: {
    ...block.admin,
    images: { thumbnail: { url: blockThumbnail(block.slug), alt: blockBySlug(block.slug)?.description ?? '' } },
  },
})
