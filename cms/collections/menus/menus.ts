import type { CollectionConfig, Field } from 'payload'
import { menuPlaces } from '#schemas/menu/menu.ts'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { linkField } from '../../fields/link.ts'
import { mediaField } from '../../fields/media.ts'
import { definePreview } from '../../preview/define-preview.ts'
import { drafts } from '../../publishing/drafts.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

const placeLabels: Record<(typeof menuPlaces)[number], string> = {
  header: 'Header',
  footer: 'Footer',
  legal: 'Legal line under the footer',
}

const itemFields: Field[] = [
  linkField(),
  mediaField('image', { label: 'Picture', description: 'Shown if the menu has tiles.' }),
]

export const menus: CollectionConfig = tenantCollection({
  slug: 'menus',
  event: 'menu.changed',
  uniqueBy: ['place'],
  labels: { singular: 'Menu', plural: 'Menus' },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  versions: drafts,
  admin: {
    group: 'Website',
    useAsTitle: 'name',
    defaultColumns: ['name', 'place', '_status', 'updatedAt'],
    description: 'A site has one menu per position.',
    ...definePreview('menus'),
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'place',
      type: 'select',
      required: true,
      options: menuPlaces.map((value) => ({ value, label: placeLabels[value] })),
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'opensOn',
      type: 'select',
      label: 'Dropdowns open',
      defaultValue: 'click',
      options: [
        { value: 'click', label: 'On click' },
        { value: 'hover', label: 'On hover' },
      ],
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'items',
      type: 'array',
      label: 'Items',
      labels: { singular: 'Item', plural: 'Items' },
      maxRows: 12,
      admin: { components: { RowLabel: '/admin/rows/link-row-label.tsx#LinkRowLabel' }, initCollapsed: true },
      fields: [
        ...itemFields,
        {
          name: 'display',
          type: 'select',
          label: 'Dropdown style',
          defaultValue: 'list',
          options: [
            { value: 'list', label: 'A list' },
            { value: 'tiles', label: 'Tiles with pictures' },
          ],
          admin: { isClearable: false },
        },
        {
          name: 'children',
          type: 'array',
          label: 'Dropdown',
          labels: { singular: 'Entry', plural: 'Entries' },
          maxRows: 40,
          admin: { components: { RowLabel: '/admin/rows/link-row-label.tsx#LinkRowLabel' }, initCollapsed: true },
          fields: itemFields,
        },
      ],
    },
  ],
})
