import type { CollectionConfig, Field } from 'payload'
import { menuConditions, menuFills, menuLimits, menuPlaces } from '#schemas/menu/menu.ts'
import { flagNames, flagRegistry } from '#schemas/tenant/flags.ts'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { shownTo } from '../../access/shown-to.ts'
import { linkField } from '../../fields/link.ts'
import { mediaField } from '../../fields/media.ts'
import { row } from '../../fields/row.ts'
import { definePreview } from '../../preview/define-preview.ts'
import { scheduleComponents } from '../../schedule/schedule-components.ts'
import { drafts } from '../../publishing/drafts.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

const placeLabels: Record<(typeof menuPlaces)[number], string> = {
  header: texts.header,
  footer: texts.footer,
  legal: texts.legalLineUnderTheFooter,
}

const conditionLabels: Record<(typeof menuConditions)[number], string> = {
  always: texts.always,
  offers: texts.whileOffersRun,
  new: texts.whileNewStock,
  demo: texts.whileDemoStock,
  used: texts.whileUsedStock,
  models: texts.whileModels,
}

const fillLabels: Record<(typeof menuFills)[number], string> = {
  none: texts.onlyTheEntriesBelow,
  models: texts.allModels,
  brands: texts.allBrands,
}

const itemFields: Field[] = [
  linkField(),
  mediaField('image', { label: texts.picture, description: texts.pictureDescription }),
  {
    name: 'text',
    type: 'text',
    label: texts.text,
    maxLength: 400,
    admin: { description: texts.textDescription },
  },
  ...row(
    {
      name: 'shownIf',
      type: 'select',
      label: texts.shownIf,
      defaultValue: 'always',
      options: menuConditions.map((value) => ({ value, label: conditionLabels[value] })),
      admin: { isClearable: false },
    },
    {
      name: 'flag',
      type: 'select',
      label: texts.flag,
      options: flagNames.map((value) => ({ value, label: flagRegistry[value].label })),
    },
  ),
]

export const menus: CollectionConfig = tenantCollection({
  slug: 'menus',
  event: 'menu.changed',
  uniqueBy: ['place'],
  asksFirst: ['name', 'place'],
  labels: { singular: texts.menu, plural: texts.menus },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  versions: drafts,
  admin: {
    hidden: shownTo(...editors),
    group: texts.website,
    useAsTitle: 'name',
    defaultColumns: ['name', 'place', '_status', 'updatedAt'],
    description: texts.menusDescription,
    ...definePreview('menus'),
    components: scheduleComponents,
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
      label: texts.dropdownsOpen,
      defaultValue: 'click',
      options: [
        { value: 'click', label: texts.onClick },
        { value: 'hover', label: texts.onHover },
      ],
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'tree',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/admin/menus/menu-tree.tsx#MenuTree' },
      },
    },
    {
      name: 'items',
      type: 'array',
      label: texts.items,
      labels: { singular: texts.item, plural: texts.items },
      maxRows: menuLimits.items,
      admin: { components: { RowLabel: '/admin/rows/link-row-label.tsx#LinkRowLabel' }, initCollapsed: true },
      fields: [
        ...itemFields,
        {
          name: 'display',
          type: 'select',
          label: texts.dropdownStyle,
          defaultValue: 'list',
          options: [
            { value: 'list', label: texts.aList },
            { value: 'tiles', label: texts.tilesWithPictures },
          ],
          admin: { isClearable: false },
        },
        {
          name: 'fill',
          type: 'select',
          label: texts.fill,
          defaultValue: 'none',
          options: menuFills.map((value) => ({ value, label: fillLabels[value] })),
          admin: { isClearable: false, description: texts.fillDescription },
        },
        {
          name: 'children',
          type: 'array',
          label: texts.dropdown,
          labels: { singular: texts.entry, plural: texts.entries },
          maxRows: menuLimits.entries,
          admin: { components: { RowLabel: '/admin/rows/link-row-label.tsx#LinkRowLabel' }, initCollapsed: true },
          fields: itemFields,
        },
      ],
    },
  ],
})
