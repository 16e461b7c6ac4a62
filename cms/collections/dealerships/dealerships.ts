import type { CollectionConfig } from 'payload'
import { admins, collectionAccess, everyone } from '../../access/collection-access.ts'
import { row } from '../../fields/row.ts'
import { slugField } from '../../fields/slug.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

export const dealerships: CollectionConfig = tenantCollection({
  slug: 'dealerships',
  event: 'dealership.changed',
  uniqueBy: ['slug'],
  labels: { singular: 'Dealership', plural: 'Dealerships' },
  access: collectionAccess({ read: everyone, create: admins, update: admins, delete: admins }),
  admin: {
    group: 'Business',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'phone', 'updatedAt'],
    description: 'The businesses of the group. The stock of each is listed at /search/ followed by the address below.',
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 160 },
    slugField('name'),
    ...row({ name: 'phone', type: 'text' }, { name: 'email', type: 'email' }),
    ...row(
      { name: 'dealer_license_number', type: 'text', label: 'Dealer licence' },
      { name: 'motor_vehicle_repairer', type: 'text', label: 'Repairer licence' },
    ),
    { name: 'manufacturers', type: 'relationship', relationTo: 'manufacturers', hasMany: true, label: 'Brands' },
  ],
})
