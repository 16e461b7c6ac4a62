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
    defaultColumns: ['name', 'last_name', 'phone', 'email', 'updatedAt'],
    listSearchableFields: ['name', 'last_name', 'phone', 'email'],
    description: 'Shoppers who have signed in on the site. They have no access to this admin.',
  },
  fields: [
    ...row(
      { name: 'name', type: 'text', label: 'First name', maxLength: 120 },
      { name: 'last_name', type: 'text', label: 'Last name', maxLength: 120 },
    ),
    ...row(
      { name: 'phone', type: 'text', maxLength: 40, index: true },
      { name: 'email', type: 'email', label: 'Email' },
      { name: 'postcode', type: 'text', maxLength: 8 },
    ),
    { name: 'person', type: 'ui', admin: { components: { Field: '/admin/leads/person-data.tsx#PersonData' } } },
  ],
})
