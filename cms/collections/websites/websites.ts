import type { CollectionConfig } from 'payload'
import { admins, collectionAccess, everyone } from '../../access/collection-access.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { readText } from '../../fields/read-text.ts'

/** vehicles §3, Dealership website. */
export const websites: CollectionConfig = tenantCollection({
  slug: 'websites',
  event: 'dealership.changed',
  labels: { singular: 'Website', plural: 'Websites' },
  access: collectionAccess({ read: everyone, create: admins, update: admins, delete: admins }),
  admin: {
    group: 'Business',
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'make', 'updatedAt'],
    description: 'Other websites of the group. Vehicles and locations can belong to them.',
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 160 },
    ...row(
      {
        name: 'url',
        type: 'text',
        label: 'Address',
        required: true,
        validate: (value: unknown) => /^https?:\/\/\S+$/.test(readText(value)) || 'Start with https://.',
      },
      { name: 'make', type: 'text', label: 'Brand' },
    ),
    { name: 'locations', type: 'relationship', relationTo: 'locations', hasMany: true },
  ],
})
