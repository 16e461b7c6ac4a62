import type { CollectionSlug } from 'payload'

/** Documents that a Lexical document references: pictures, relationships and page links. */
export function listRichTextReferences(value: unknown): { relationTo: CollectionSlug; id: number }[] {
  if (typeof value !== 'object' || value === null) return []
  const own = named(value)
  const children =
    'root' in value ? [value.root] : 'children' in value && Array.isArray(value.children) ? value.children : []
  return [...own, ...children.flatMap(listRichTextReferences)]
}

function named(node: object): { relationTo: CollectionSlug; id: number }[] {
  const fields = 'fields' in node ? node.fields : null
  const doc = typeof fields === 'object' && fields !== null && 'doc' in fields ? fields.doc : node
  if (typeof doc !== 'object' || doc === null || !('relationTo' in doc) || !('value' in doc)) return []
  const id = typeof doc.value === 'object' && doc.value !== null && 'id' in doc.value ? doc.value.id : doc.value
  return typeof id === 'number' && typeof doc.relationTo === 'string'
    ? [{ relationTo: doc.relationTo as CollectionSlug, id }]
    : []
}
