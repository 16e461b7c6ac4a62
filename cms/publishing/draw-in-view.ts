import type { Block, Field, Plugin } from 'payload'

/**
 * Draws the fields of a block only while its row is open and near the view: every drawn field costs time at every key. Payload's form skips
 * the first row, which is disabled, and `BlockBody` draws its fields. After the plugins that read the fields of a block.
 */
export const drawInView: Plugin = (config) => ({ ...config, blocks: config.blocks?.map(withBody) })

const withBody = (block: Block): Block => ({
  ...block,
  fields: [
    { type: 'row', admin: { disabled: true }, fields: block.fields.map(withInnerBodies) },
    { type: 'row', admin: { components: { Field: bodyComponent(block.slug) } }, fields: [] },
  ],
})

const bodyComponent = (slug: string) => ({ path: '/admin/block-body/block-body.tsx#BlockBody', clientProps: { slug } })

/** A slot takes blocks by slug, or as `boundNesting` bounds them. */
const withInnerBodies = (field: Field): Field =>
  field.type === 'blocks' && field.blockReferences
    ? {
        ...field,
        blockReferences: field.blockReferences.map((block) => (typeof block === 'string' ? block : withBody(block))),
      }
    : field
