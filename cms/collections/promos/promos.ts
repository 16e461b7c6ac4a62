import type { CollectionConfig } from 'payload'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { dateField } from '../../fields/date.ts'
import { linkField } from '../../fields/link.ts'
import { row } from '../../fields/row.ts'
import { readText } from '../../fields/read-text.ts'
import { mediaField } from '../../fields/media.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

export const promos: CollectionConfig = tenantCollection({
  slug: 'promos',
  event: 'promo.changed',
  labels: { singular: 'Promotion', plural: 'Promotions' },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  admin: {
    group: 'Website',
    useAsTitle: 'name',
    defaultColumns: ['name', 'start', 'expiry', 'position', 'display'],
    description: 'Cards shown among the vehicles in search results, between two dates.',
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'text', type: 'textarea', maxLength: 300 },
    mediaField('image', { label: 'Picture' }),
    linkField({ label: 'Link' }),
    ...row(
      dateField({ name: 'start', label: 'From', index: true, withTime: true }),
      dateField({
        name: 'expiry',
        label: 'Until',
        index: true,
        withTime: true,
        validate: (value: unknown, { siblingData }: { siblingData: { start?: unknown } }) =>
          !value || !siblingData.start || readText(value) > readText(siblingData.start)
            ? true
            : 'Choose a time after the start.',
      }),
    ),
    {
      name: 'position',
      type: 'number',
      label: 'Position',
      min: 1,
      max: 100,
      admin: {
        position: 'sidebar',
        description: 'Counted from 1. If empty, the positions from the site configuration are used.',
      },
    },
    {
      name: 'display',
      type: 'checkbox',
      label: 'Visible',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'strictDisplay',
      type: 'checkbox',
      label: 'Only at this exact position',
      admin: {
        position: 'sidebar',
        description: 'Otherwise it becomes the last card if there are fewer vehicles.',
      },
    },
  ],
})
