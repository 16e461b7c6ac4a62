import { phoneField, storedEmail } from '../../fields/contact.ts'
import type { CollectionConfig } from 'payload'
import { admins, collectionAccess } from '../../access/collection-access.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

/** Registered shoppers of a tenant's site. They cannot sign in to the admin. */
export const shoppers: CollectionConfig = tenantCollection({
  slug: 'shoppers',
  event: null,
  disableDuplicate: true,
  uniqueBy: ['phone', 'email'],
  labels: { singular: texts.shopper, plural: texts.shoppers },
  access: collectionAccess({
    read: ['tenant-admin', 'sales'],
    create: admins,
    update: ['tenant-admin', 'sales'],
    delete: admins,
  }),
  admin: {
    group: texts.customers,
    useAsTitle: 'phone',
    defaultColumns: ['name', 'last_name', 'phone', 'email', 'updatedAt'],
    listSearchableFields: ['name', 'last_name', 'phone', 'email'],
    description: texts.shoppersDescription,
  },
  fields: [
    ...row(
      { name: 'name', type: 'text', label: texts.firstName, maxLength: 120 },
      { name: 'last_name', type: 'text', label: texts.lastName, maxLength: 120 },
    ),
    ...row(
      phoneField({ index: true }),
      { name: 'email', type: 'email', label: texts.email, ...storedEmail },
      { name: 'postcode', type: 'text', maxLength: 8 },
    ),
    { name: 'person', type: 'ui', admin: { components: { Field: '/admin/leads/person-data.tsx#PersonData' } } },
  ],
})
