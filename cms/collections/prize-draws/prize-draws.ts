import type { CollectionConfig } from 'payload'
import { collectionAccess, editors } from '../../access/collection-access.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

/** A prize wheel that each shopper spins once: prizes, chances and limits. locations §2, Personal areas */
export const prizeDraws: CollectionConfig = tenantCollection({
  slug: 'prize-draws',
  event: null,
  uniqueBy: ['name'],
  labels: { singular: texts.prizeDraw, plural: texts.prizeDraws },
  access: collectionAccess({
    read: ['tenant-admin', 'editor', 'sales'],
    create: editors,
    update: editors,
    delete: editors,
  }),
  defaultSort: '-starts_at',
  admin: {
    group: texts.sales,
    useAsTitle: 'name',
    defaultColumns: ['name', 'starts_at', 'ends_at', 'updatedAt'],
    description: texts.prizeDrawsDescription,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    ...row(
      dateField({ name: 'starts_at', label: texts.from, withTime: true, wholeDay: 'start', empty: texts.immediately }),
      dateField({ name: 'ends_at', label: texts.until, withTime: true, wholeDay: 'end', empty: texts.noEnd }),
    ),
    {
      name: 'prizes',
      type: 'array',
      minRows: 2,
      maxRows: 12,
      labels: { singular: texts.prize, plural: texts.prizes },
      fields: [
        ...row(
          { name: 'label', type: 'text', required: true, maxLength: 60 },
          { name: 'weight', type: 'number', label: texts.chance, required: true, defaultValue: 1, min: 0, max: 1_000 },
          { name: 'most', type: 'number', label: texts.limit, min: 0 },
          { name: 'wins', type: 'checkbox', label: texts.isAPrize, defaultValue: true },
        ),
      ],
    },
    { name: 'terms', type: 'textarea', maxLength: 5_000 },
  ],
})
