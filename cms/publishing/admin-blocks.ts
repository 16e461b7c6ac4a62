import type { Block, Field } from 'payload'
import { payloadBlocks } from '#blocks/index.ts'
import { filterBlock } from '../tenancy/filter-within-tenant.ts'
import { offeredInSlot } from './offered-blocks.ts'

/** The blocks as the admin offers them: references within the site, and in slots only what the page has a place for. */
export const adminBlocks = (): Block[] => payloadBlocks().map(filterBlock).map(filterSlots)

const filterSlots = (block: Block): Block => ({ ...block, fields: block.fields.map(filterSlot) })

/** Slots stand at the top level of a block. */
const filterSlot = (field: Field): Field =>
  field.type === 'blocks'
    ? { ...field, filterOptions: ({ data }: { data: { path?: unknown } }) => offeredInSlot(field, data) }
    : field
