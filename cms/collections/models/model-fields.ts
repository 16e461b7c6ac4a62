import type { Field } from 'payload'
import { modelStatuses } from '#schemas/model/model.ts'
import { slug } from '#schemas/lib/slug.ts'
import { safeUrl } from '#schemas/page/href.ts'
import { mediaField } from '../../fields/media.ts'
import { moneyField } from '../../fields/money.ts'
import { readText } from '../../fields/read-text.ts'
import { row } from '../../fields/row.ts'
import * as texts from './texts.ts'

const statusLabels: Record<(typeof modelStatuses)[number], string> = {
  new: texts.newLabel,
  all_new: texts.allNew,
  coming_soon: texts.comingSoon,
}

/** What tiles and lists show. locations §3, Model */
export const tileFields: Field[] = [
  ...row(
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'manufacturer', type: 'relationship', relationTo: 'manufacturers', label: texts.brand, required: true },
  ),
  ...row(
    {
      name: 'status',
      type: 'select',
      label: texts.label,
      options: modelStatuses.map((value) => ({ value, label: statusLabels[value] })),
    },
    moneyField({ name: 'from_price', label: texts.priceFrom }),
  ),
  {
    name: 'arrival',
    type: 'text',
    label: texts.arrival,
    maxLength: 40,
    admin: {
      placeholder: texts.arrivalPlaceholder,
      condition: (_, sibling) => sibling['status'] === 'coming_soon',
    },
  },
  {
    name: 'short_description',
    type: 'textarea',
    label: texts.shortDescription,
    maxLength: 400,
    admin: { description: texts.shortDescriptionDescription },
  },
  { name: 'description', type: 'textarea', label: texts.description, maxLength: 3_000 },
  mediaField('image', { label: texts.picture }),
  ...row(
    { name: 'body', type: 'text', hasMany: true, label: texts.bodyTypes },
    {
      name: 'manufacturer_body',
      type: 'text',
      label: texts.group,
      maxLength: 60,
      admin: { placeholder: texts.groupPlaceholder },
    },
  ),
  ...row(
    { name: 'manufacturer_body1', type: 'text', label: texts.group1, maxLength: 60 },
    { name: 'manufacturer_body2', type: 'text', label: texts.group2, maxLength: 60 },
    { name: 'manufacturer_body3', type: 'text', label: texts.group3, maxLength: 60 },
  ),
]

export const variantsField: Field = {
  name: 'variants',
  type: 'array',
  label: false,
  labels: { singular: texts.variant, plural: texts.variants },
  maxRows: 30,
  admin: { components: { RowLabel: '/admin/rows/named-row-label.tsx#NamedRowLabel' }, initCollapsed: true },
  fields: [
    ...row(
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      moneyField({ name: 'price', label: texts.priceFrom }),
    ),
    {
      name: 'facts',
      type: 'textarea',
      label: texts.facts,
      maxLength: 600,
      admin: { description: texts.factsDescription },
    },
  ],
}

export const coloursField: Field = {
  name: 'colours',
  type: 'array',
  label: false,
  labels: { singular: texts.colour, plural: texts.colours },
  maxRows: 30,
  admin: { components: { RowLabel: '/admin/rows/named-row-label.tsx#NamedRowLabel' }, initCollapsed: true },
  fields: [
    ...row(
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      {
        name: 'code',
        type: 'text',
        label: texts.colourCode,
        maxLength: 7,
        admin: { placeholder: '#bb162b' },
        validate: (value: unknown) =>
          !readText(value) || /^#[\da-f]{6}$/i.test(readText(value)) ? true : texts.writeAColourCode,
      },
    ),
    mediaField('picture', { label: texts.picture }),
  ],
}

export const accessoriesField: Field = {
  name: 'accessories',
  type: 'array',
  label: false,
  labels: { singular: texts.accessory, plural: texts.accessories },
  maxRows: 40,
  admin: { components: { RowLabel: '/admin/rows/named-row-label.tsx#NamedRowLabel' }, initCollapsed: true },
  fields: [
    ...row(
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      moneyField({ name: 'price', label: texts.price }),
    ),
    { name: 'description', type: 'textarea', label: texts.description, maxLength: 300 },
    mediaField('picture', { label: texts.picture }),
  ],
}

/** `schemas/model/model-addresses.ts` says what answers them. */
export const addressFields: Field[] = [
  {
    name: 'new_slug',
    type: 'text',
    label: texts.newSlug,
    maxLength: 120,
    admin: { placeholder: 'sportage', description: texts.newSlugDescription },
    hooks: { beforeValidate: [({ value }) => (readText(value).trim() === '' ? null : readText(value).trim())] },
    validate: (value: unknown) => !value || slug.safeParse(value).success || texts.writeASlug,
  },
  {
    name: 'override_url',
    type: 'text',
    label: texts.link,
    maxLength: 500,
    admin: { placeholder: '/sportage-hybrid', description: texts.linkDescription },
    validate: (value: unknown) => !readText(value) || safeUrl(readText(value)) !== null || texts.startWithASlash,
  },
]
