import type { CollectionConfig } from 'payload'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { mediaField } from '../../fields/media.ts'
import { slugField } from '../../fields/slug.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** The brands that a tenant sells: its own list, with its own logos, pages and order. */
export const manufacturers: CollectionConfig = tenantCollection({
  slug: 'manufacturers',
  event: 'model.changed',
  uniqueBy: ['slug'],
  labels: { singular: 'Brand', plural: 'Brands' },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  defaultSort: 'name',
  admin: { group: 'Stock', useAsTitle: 'name', defaultColumns: ['name', 'kind', 'slug', 'logo'] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    slugField('name', 'Path of the brand page: /…/overview'),
    {
      name: 'kind',
      type: 'select',
      label: 'Makes',
      defaultValue: 'car',
      options: [
        { value: 'car', label: 'Cars' },
        { value: 'motorcycle', label: 'Motorcycles' },
        { value: 'truck', label: 'Trucks' },
        { value: 'caravan', label: 'Caravans' },
        { value: 'own', label: 'Own brand' },
      ],
    },
    mediaField('logo'),
    { name: 'description', type: 'textarea', maxLength: 600 },
  ],
})
