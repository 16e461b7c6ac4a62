import type { CollectionConfig } from 'payload'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { shownTo } from '../../access/shown-to.ts'
import { dateField } from '../../fields/date.ts'
import { linkField } from '../../fields/link.ts'
import { row } from '../../fields/row.ts'
import { readText } from '../../fields/read-text.ts'
import { mediaField } from '../../fields/media.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

export const promos: CollectionConfig = tenantCollection({
  slug: 'promos',
  event: 'promo.changed',
  labels: { singular: texts.promotion, plural: texts.promotions },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  admin: {
    hidden: shownTo(...editors),
    group: texts.website,
    useAsTitle: 'name',
    defaultColumns: ['name', 'start', 'expiry', 'position', 'display'],
    description: texts.promotionsDescription,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'text', type: 'textarea', maxLength: 300 },
    mediaField('image', { label: texts.picture }),
    linkField({ label: texts.link }),
    ...row(
      dateField({ name: 'start', label: texts.from, index: true, withTime: true, wholeDay: 'start' }),
      dateField({
        name: 'expiry',
        label: texts.until,
        index: true,
        withTime: true,
        wholeDay: 'end',
        validate: (value: unknown, { siblingData }: { siblingData: { start?: unknown } }) =>
          !value || !siblingData.start || readText(value) > readText(siblingData.start)
            ? true
            : texts.chooseATimeAfterTheStart,
      }),
    ),
    {
      name: 'position',
      type: 'number',
      label: texts.position,
      min: 1,
      max: 100,
      admin: {
        position: 'sidebar',
        description: texts.positionDescription,
      },
    },
    {
      name: 'display',
      type: 'checkbox',
      label: texts.visible,
      defaultValue: true,
      // Shoppers see a copy once somebody has changed it and shown it.
      hooks: { beforeDuplicate: [() => false] },
      admin: { position: 'sidebar' },
    },
    {
      name: 'strictDisplay',
      type: 'checkbox',
      label: texts.onlyAtThisExactPosition,
      admin: {
        position: 'sidebar',
        description: texts.onlyAtThisExactPositionDescription,
      },
    },
  ],
})
