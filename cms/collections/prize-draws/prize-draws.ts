import type { CollectionConfig } from 'payload'
import { collectionAccess, editors } from '../../access/collection-access.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** A wheel that shoppers spin once each: what can be won, how likely, how often. locations §2, Personal areas */
export const prizeDraws: CollectionConfig = tenantCollection({
  slug: 'prize-draws',
  event: null,
  uniqueBy: ['name'],
  labels: { singular: 'Prize draw', plural: 'Prize draws' },
  access: collectionAccess({
    read: ['tenant-admin', 'editor', 'sales'],
    create: editors,
    update: editors,
    delete: editors,
  }),
  defaultSort: '-starts_at',
  admin: {
    group: 'Sales',
    useAsTitle: 'name',
    defaultColumns: ['name', 'starts_at', 'ends_at', 'updatedAt'],
    description: 'Prizes that shoppers can win with a spin of the wheel.',
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    ...row(
      dateField({ name: 'starts_at', label: 'From', withTime: true, empty: 'Immediately' }),
      dateField({ name: 'ends_at', label: 'Until', withTime: true, empty: 'No end' }),
    ),
    {
      name: 'prizes',
      type: 'array',
      minRows: 2,
      maxRows: 12,
      labels: { singular: 'Prize', plural: 'Prizes' },
      fields: [
        ...row(
          { name: 'label', type: 'text', required: true, maxLength: 60 },
          { name: 'weight', type: 'number', label: 'Chance', required: true, defaultValue: 1, min: 0, max: 1_000 },
          { name: 'most', type: 'number', label: 'Limit', min: 0 },
          { name: 'wins', type: 'checkbox', label: 'Is a prize', defaultValue: true },
        ),
      ],
    },
    { name: 'terms', type: 'textarea', maxLength: 5_000 },
  ],
})
