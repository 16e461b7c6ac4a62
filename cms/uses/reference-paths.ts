import type { FlattenedField, SanitizedConfig } from 'payload'

/**
 * Paths of the fields of a collection that can name a document of `target`, outside its blocks: `seo.image`, `items.children.link.page`.
 */
export const listReferencePaths = (fields: readonly FlattenedField[], target: string): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'relationship' || field.type === 'upload') return field.relationTo === target ? [field.name] : []
    if (field.type === 'group' || field.type === 'tab' || field.type === 'array')
      return listReferencePaths(field.flattenedFields, target).map((path) => `${field.name}.${path}`)
    return []
  })

/** Paths of the fields outside blocks into which a person types the address of a link: `url`, `items.link.url`. */
export const listAddressPaths = (fields: readonly FlattenedField[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'text') return field.name === 'url' ? [field.name] : []
    if (field.type === 'group' || field.type === 'tab' || field.type === 'array')
      return listAddressPaths(field.flattenedFields).map((path) => `${field.name}.${path}`)
    return []
  })

/** Names of the fields in blocks that can name a document of `target`. Rich text names its documents by `value`. */
export function listBlockKeys(config: SanitizedConfig, target: string): string[] {
  const paths = (config.blocks ?? []).flatMap(({ flattenedFields }) => listReferencePaths(flattenedFields, target))
  return [...new Set([...paths.flatMap((path) => path.split('.').at(-1) ?? []), 'value'])]
}
