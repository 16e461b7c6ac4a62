import type { CollectionConfig } from 'payload'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { mediaField } from '../../fields/media.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { slugField } from '../../fields/slug.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** locations §3, Model. */
export const models: CollectionConfig = tenantCollection({
  slug: 'models',
  event: 'model.changed',
  uniqueBy: ['slug'],
  labels: { singular: 'Model', plural: 'Models' },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  defaultSort: 'name',
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    defaultColumns: ['name', 'manufacturer', 'status', 'from_price', 'updatedAt'],
    description: 'New models, shown in the range grid.',
  },
  fields: [
    ...row(
      { name: 'name', type: 'text', required: true, maxLength: 120 },
      { name: 'manufacturer', type: 'relationship', relationTo: 'manufacturers', label: 'Brand', required: true },
    ),
    slugField('name'),
    ...row(
      {
        name: 'status',
        type: 'select',
        label: 'Label',
        options: [
          { value: 'new', label: 'New' },
          { value: 'all_new', label: 'All new' },
          { value: 'coming_soon', label: 'Coming soon' },
        ],
      },
      moneyField({ name: 'from_price', label: 'Price from' }),
    ),
    { name: 'short_description', type: 'textarea', label: 'Short description', maxLength: 400 },
    mediaField('image', { label: 'Picture' }),
    ...row(
      { name: 'body', type: 'text', hasMany: true, label: 'Body types' },
      { name: 'override_url', type: 'text', label: 'Link', admin: { placeholder: '/models/sportage' } },
    ),
  ],
})
