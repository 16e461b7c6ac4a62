import type { CollectionConfig } from 'payload'
import { recordAccess } from '../../access/record-access.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** Each time that a shopper had a masked number shown. Nothing of the shopper is in it. vehicles §4, Phone reveal */
export const phoneReveals: CollectionConfig = tenantCollection({
  slug: 'phone-reveals',
  event: null,
  labels: { singular: 'Phone number view', plural: 'Phone number views' },
  access: recordAccess({ read: ['tenant-admin', 'sales'] }),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['tenant', 'createdAt'] }],
  admin: {
    group: 'Customers',
    useAsTitle: 'of',
    defaultColumns: ['vehicle', 'dealership', 'createdAt'],
    description: 'Each time a shopper revealed a dealer’s phone number.',
  },
  fields: [
    { name: 'of', type: 'text', label: 'Vehicle', virtual: 'vehicle.name', admin: { hidden: true } },
    ...row(
      { name: 'vehicle', type: 'relationship', relationTo: 'vehicles' },
      { name: 'dealership', type: 'relationship', relationTo: 'dealerships' },
      { name: 'website', type: 'relationship', relationTo: 'websites' },
    ),
  ],
})
