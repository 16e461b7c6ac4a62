import type { CollectionConfig } from 'payload'
import { recordAccess } from '../../access/record-access.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** A vehicle that a signed-in shopper saved. `pair` is shopper and vehicle. vehicles §3, Watchlist entry */
export const watchlistEntries: CollectionConfig = tenantCollection({
  slug: 'watchlist-entries',
  event: null,
  uniqueBy: ['pair'],
  labels: { singular: 'Saved vehicle', plural: 'Saved vehicles' },
  access: recordAccess({ read: ['tenant-admin', 'sales'] }),
  defaultSort: '-createdAt',
  admin: {
    group: 'Customers',
    useAsTitle: 'of',
    defaultColumns: ['shopper', 'vehicle', 'price', 'alerts', 'createdAt'],
    description: 'Vehicles that shoppers keep on their watchlists.',
  },
  fields: [
    { name: 'of', type: 'text', label: 'Vehicle', virtual: 'vehicle.name', admin: { hidden: true } },
    ...row(
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
      { name: 'vehicle', type: 'relationship', relationTo: 'vehicles', index: true },
    ),
    ...row(moneyField({ name: 'price', label: 'Price last told' }), {
      name: 'alerts',
      type: 'checkbox',
      label: 'Told when the price drops',
      defaultValue: true,
      admin: { components: { Cell: '/admin/fields/yes-no-cell.tsx#YesNoCell' } },
    }),
    { name: 'pair', type: 'text', required: true, maxLength: 40, admin: { hidden: true } },
  ],
})
