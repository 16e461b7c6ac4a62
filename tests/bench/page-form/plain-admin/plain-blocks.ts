import type { Block, Field } from 'payload'
import { payloadBlocks } from '#blocks/index.ts'
import { kinds } from '../long-layout.ts'

const used = new Set<string>(kinds.map(({ blockType }) => blockType))

/** The long page's blocks with the same fields and none of our components. A slot takes rich text alone. */
export const plainBlocks: Block[] = payloadBlocks()
  .filter(({ slug }) => used.has(slug))
  .map(({ slug, labels, fields }) => ({ slug, labels, fields: fields.map(withoutComponents) }))

function withoutComponents(field: Field): Field {
  const plain = { ...field, admin: { ...field.admin, components: {} } } as Field
  if (plain.type === 'blocks') return { ...plain, blockReferences: ['rich-text'] }
  return 'fields' in plain ? { ...plain, fields: plain.fields.map(withoutComponents) } : plain
}
