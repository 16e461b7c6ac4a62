import type { ClientField } from 'payload'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { isFields } from '#schemas/page/same-value.ts'
import { mapNodes } from '#schemas/page/walk.ts'
import type { FieldsOfBlock } from '../form/read-layout.ts'

/** The id of another document for a reference; null for none. */
export type MapReference = (reference: { collection: string; id: number }) => number | null

interface MapInput {
  fieldsOfBlock: FieldsOfBlock
  map: MapReference
}

/** Blocks with every reference of theirs changed: in fields, lists, groups and rich text. */
export const mapReferences = (nodes: BlockNode[], { fieldsOfBlock, map }: MapInput): BlockNode[] =>
  mapNodes(nodes, (node) => ({ ...node, ...mapFields(node, { fields: fieldsOfBlock(node.blockType), map }) }))

interface FieldsInput {
  fields: readonly ClientField[]
  map: MapReference
}

function mapFields(data: Record<string, unknown>, { fields, map }: FieldsInput): Record<string, unknown> {
  const mapped = fields.map((field): Record<string, unknown> => {
    if (!('name' in field) || typeof field.name !== 'string')
      return 'fields' in field ? mapFields(data, { fields: field.fields, map }) : {}
    const value = data[field.name]
    return value === undefined || value === null ? {} : { [field.name]: mapValue(value, { field, map }) }
  })
  return Object.assign({}, ...mapped)
}

function mapValue(value: unknown, { field, map }: { field: ClientField; map: MapReference }): unknown {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return Array.isArray(value)
        ? value.map((one) => mapOne(one, { to: field.relationTo, map })).filter((one) => one !== null)
        : mapOne(value, { to: field.relationTo, map })
    case 'group':
      return isFields(value) ? { ...value, ...mapFields(value, { fields: field.fields, map }) } : value
    case 'array':
      return Array.isArray(value)
        ? value.map((row: unknown) =>
            isFields(row) ? { ...row, ...mapFields(row, { fields: field.fields, map }) } : row,
          )
        : value
    case 'richText':
      return mapRichText(value, map)
    default:
      return value
  }
}

function mapOne(value: unknown, { to, map }: { to: string | string[]; map: MapReference }): unknown {
  if (Array.isArray(to)) {
    if (!isFields(value) || typeof value['relationTo'] !== 'string') return value
    const id = mapOne(value['value'], { to: value['relationTo'], map })
    return id === null ? null : { ...value, value: id }
  }
  const id = isFields(value) ? value['id'] : value
  return typeof id === 'number' ? map({ collection: to, id }) : value
}

/** A Lexical document. A picture or link to a document that is missing is left out of it; the words of the link stay. */
function mapRichText(value: unknown, map: MapReference): unknown {
  if (Array.isArray(value)) return value.flatMap((each) => mapRichTextNode(each, map))
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapRichText(each, map)]))
}

function mapRichTextNode(node: unknown, map: MapReference): unknown[] {
  if (!isFields(node)) return [node]
  const own = isFields(node['fields']) && isFields(node['fields']['doc']) ? node['fields']['doc'] : node
  const { relationTo } = own
  const target = isFields(own['value']) ? own['value']['id'] : own['value']
  const children = Array.isArray(node['children']) ? { children: mapRichText(node['children'], map) } : {}
  if (typeof relationTo !== 'string' || typeof target !== 'number') return [{ ...node, ...children }]
  const id = map({ collection: relationTo, id: target })
  if (id === null) return Array.isArray(children.children) ? children.children : []
  if (own === node) return [{ ...node, ...children, value: id }]
  return [
    {
      ...node,
      ...children,
      fields: { ...(isFields(node['fields']) ? node['fields'] : {}), doc: { ...own, value: id } },
    },
  ]
}
