import type { Block, BlockSlug, BlocksField, Field, Plugin } from 'payload'
import { documentLimits } from '#schemas/page/document-limits.ts'

/**
 * Gives a block that its own slots take, such as columns within columns, one variant per level, since Payload lists the fields of all blocks
 * of all slots without end otherwise. Only these lists, by the path of the field, see the variants: data and forms read a block by its slug.
 * After the plugins that add filters to blocks.
 */
export const boundNesting: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map((block) => (takesItself(block) ? atLevel(block, 1) : block)),
})

const takesItself = ({ slug, fields }: Block): boolean =>
  fields.some((field) => field.type === 'blocks' && listSlugs(field).includes(slug))

const listSlugs = ({ blockReferences = [] }: BlocksField): string[] =>
  blockReferences.map((block) => (typeof block === 'string' ? block : block.slug))

/** Level 1 is a block in no slot. */
const atLevel = (block: Block, level: number): Block => ({
  ...block,
  fields: block.fields.map((field) =>
    field.type === 'blocks' ? slotAtLevel(field, { block, level }) : copyField(field),
  ),
})

function slotAtLevel(field: BlocksField, { block, level }: { block: Block; level: number }): BlocksField {
  if (level > 1 && field.custom?.['outermostOnly'] === true) return { ...field, blockReferences: [] }
  const others = listSlugs(field).filter((slug) => slug !== block.slug)
  const inner = level < documentLimits.slotDepth && others.length < listSlugs(field).length
  // Payload types block slugs by the generated config, which is generated from this.
  return { ...field, blockReferences: [...(others as BlockSlug[]), ...(inner ? [atLevel(block, level + 1)] : [])] }
}

/** Payload changes the fields that it is given. */
function copyField(field: Field): Field {
  if ('fields' in field) return { ...field, fields: field.fields.map(copyField) }
  return { ...field }
}
