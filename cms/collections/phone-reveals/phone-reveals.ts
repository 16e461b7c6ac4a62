import type { CollectionConfig } from 'payload'
import { recordAccess } from '../../access/record-access.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

/** Each reveal of a masked phone number, without shopper data. vehicles §4, Phone reveal */
export const phoneReveals: CollectionConfig = tenantCollection({
  slug: 'phone-reveals',
  event: null,
  labels: { singular: texts.phoneNumberView, plural: texts.phoneNumberViews },
  access: recordAccess({ read: ['tenant-admin', 'sales'] }),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['tenant', 'createdAt'] }],
  admin: {
    group: texts.customers,
    useAsTitle: 'of',
    defaultColumns: ['vehicle', 'dealership', 'createdAt'],
    description: texts.phoneNumberViewsDescription,
  },
  fields: [
    { name: 'of', type: 'text', label: texts.vehicle, virtual: 'vehicle.name', admin: { hidden: true } },
    ...row(
      { name: 'vehicle', type: 'relationship', relationTo: 'vehicles' },
      { name: 'dealership', type: 'relationship', relationTo: 'dealerships' },
      { name: 'website', type: 'relationship', relationTo: 'websites' },
    ),
  ],
})
