import type { CollectionConfig } from 'payload'
import { admins, collectionAccess } from '../../access/collection-access.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** Signed-in shoppers of a tenant's site. They are no users of the admin. */
export const shoppers: CollectionConfig = tenantCollection({
  slug: 'shoppers',
  event: null,
  uniqueBy: ['phone', 'email'],
  labels: { singular: 'Shopper', plural: 'Shoppers' },
  access: collectionAccess({
    read: ['tenant-admin', 'sales'],
    create: admins,
    update: ['tenant-admin', 'sales'],
    delete: admins,
  }),
  admin: {
    group: 'Customers',
    useAsTitle: 'phone',
    defaultColumns: ['name', 'phone', 'email', 'updatedAt'],
    listSearchableFields: ['name', 'phone', 'email'],
  },
  fields: [
    ...row(
      { name: 'name', type: 'text', maxLength: 120 },
      { name: 'last_name', type: 'text', label: 'Last name', maxLength: 120 },
    ),
    ...row(
      { name: 'phone', type: 'text', maxLength: 40, index: true },
      { name: 'email', type: 'email' },
      { name: 'postcode', type: 'text', maxLength: 8 },
    ),
    { name: 'person', type: 'ui', admin: { components: { Field: '/admin/leads/person-data.tsx#PersonData' } } },
  ],
})
