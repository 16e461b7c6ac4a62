import type { CollectionSlug, FlattenedField, SanitizedConfig } from 'payload'
import { type BlockNode, isBlockNode } from '#schemas/page/block-node.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { listRichTextReferences } from './list-rich-text-references.ts'

/** A reference from one document to another. `path` is its form field. */
export interface Reference {
  relationTo: CollectionSlug
  id: number
  path: string
}

/** Every document that `data` references by the fields of its collection, including groups, lists, blocks and rich text. */
export function listReferences(args: {
  config: SanitizedConfig
  fields: FlattenedField[]
  data: Record<string, unknown>
}): Reference[] {
  const fieldsOfBlock = (slug: string) =>
    args.config.blocks?.find((block) => block.slug === slug)?.flattenedFields ?? []

  const ofFields = (fields: FlattenedField[], data: Record<string, unknown>, at: string): Reference[] =>
    fields.flatMap((field) => ofField(field, data[field.name], `${at}${field.name}`))

  const ofField = (field: FlattenedField, value: unknown, path: string): Reference[] => {
    switch (field.type) {
      case 'relationship':
      case 'upload':
        return (Array.isArray(value) ? value : [value]).flatMap((one) => ofValue(field.relationTo, one, path))
      case 'group':
      case 'tab':
        return isRecord(value) ? ofFields(field.flattenedFields, value, `${path}.`) : []
      case 'array':
        return listRows(value).flatMap((row, index) => ofFields(field.flattenedFields, row, `${path}.${index}.`))
      case 'blocks':
        return ofBlocks(listRows(value).filter(isBlockNode), path)
      case 'richText':
        return listRichTextReferences(value).map((reference) => ({ ...reference, path }))
      default:
        return []
    }
  }

  const ofBlocks = (nodes: BlockNode[], at: string): Reference[] =>
    listNodes(nodes).flatMap(({ node, path }) =>
      ofFields(
        fieldsOfBlock(node.blockType).filter((field) => field.type !== 'blocks'),
        node,
        `${[at, ...path].join('.')}.`,
      ),
    )

  return ofFields(args.fields, args.data, '')
}

function ofValue(relationTo: CollectionSlug | CollectionSlug[], value: unknown, path: string): Reference[] {
  if (Array.isArray(relationTo)) {
    if (!isRecord(value)) return []
    const named = relationTo.find((slug) => slug === value.relationTo)
    return named ? ofValue(named, value.value, path) : []
  }
  const id = isRecord(value) ? value.id : value
  return typeof id === 'number' ? [{ relationTo, id, path }] : []
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listRows = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : [])
