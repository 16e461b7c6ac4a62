import type { CollectionConfig, Field, Plugin } from 'payload'
import * as texts from './texts.ts'

/**
 * Gives Payload's icon buttons and selects accessible names, by components in the slots beside them. After the plugins that add fields.
 * decision 281
 */
export const nameIcons: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withNamedList),
  blocks: config.blocks?.map((block) => ({ ...block, fields: block.fields.map(nameFieldIcons) })),
})

function withNamedList({ admin, fields, ...collection }: CollectionConfig): CollectionConfig {
  const { components } = admin ?? {}
  const views = { ...components?.views, list: { ...components?.views?.list, Component: list } }
  return {
    ...collection,
    admin: { ...admin, components: { ...components, views } },
    fields: fields.map(nameFieldIcons),
  }
}

/** A field with a component of its own names its icons itself. */
export function nameFieldIcons(field: Field): Field {
  switch (field.type) {
    case 'row':
    case 'group':
      return { ...field, fields: field.fields.map(nameFieldIcons) }
    case 'tabs':
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(nameFieldIcons) })) }
    case 'collapsible':
      return { ...withComponents(field, { Label: collapsible }), fields: field.fields.map(nameFieldIcons) }
    case 'array': {
      const RowLabel = rowLabel(field.labels?.singular)
      return { ...withComponents(field, { Description, RowLabel }), fields: field.fields.map(nameFieldIcons) }
    }
    case 'blocks':
      return withComponents(field, { Description })
    case 'relationship':
      // The multi-tenant plugin's own field renders Payload's.
      return withComponents(field, field.admin?.components?.Field ? { Description } : { Field: relationship })
    case 'upload':
      return withComponents(field, field.hasMany ? { Description } : { Field: upload })
    case 'select':
      return field.admin?.components?.Field ? field : withComponents(field, { Description })
    case 'text':
    case 'number':
      return field.hasMany ? withComponents(field, { Description }) : field
    default:
      return field
  }
}

const list = '/admin/names/named-list.tsx#NamedList'
const Description = '/admin/names/named-field.tsx#NamedField'
const collapsible = '/admin/names/named-collapsible.tsx#NamedCollapsible'
const relationship = '/admin/names/named-relationship.tsx#NamedRelationship'
const upload = '/admin/names/named-upload.tsx#NamedUpload'

/** Payload's own label of a row, `Prize 01`, does not tell when the row moves. */
const rowLabel = (item: unknown) => ({
  path: '/admin/rows/list-row-label.tsx#ListRowLabel',
  clientProps: { item: typeof item === 'string' ? item : texts.item, field: '', words: {} },
})

const withComponents = <F extends { admin?: { components?: object } }>(field: F, components: object): F => ({
  ...field,
  admin: { ...field.admin, components: { ...components, ...field.admin?.components } },
})
