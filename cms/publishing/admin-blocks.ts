import type { Block } from 'payload'
import { blockBySlug, payloadBlocks } from '#blocks/index.ts'
import { blockThumbnail } from '../admin/block-thumbnail.ts'
import { filterBlock } from '../tenancy/filter-within-tenant.ts'

/** The blocks as the admin offers them: references within the site, a drawing in the chooser. */
export const adminBlocks = (): Block[] => payloadBlocks().map(filterBlock).map(withThumbnail)

const withThumbnail = (block: Block): Block => ({
  ...block,
  admin: {
    ...block.admin,
    images: { thumbnail: { url: blockThumbnail(block.slug), alt: blockBySlug(block.slug)?.description ?? '' } },
  },
})
