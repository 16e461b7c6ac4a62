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
    description: 'Vehicles on the watchlists of shoppers.',
  },
  fields: [
    { name: 'of', type: 'text', label: 'Vehicle', virtual: 'vehicle.name', admin: { hidden: true } },
    ...row(
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
      { name: 'vehicle', type: 'relationship', relationTo: 'vehicles', index: true },
    ),
    ...row(moneyField({ name: 'price', label: 'Last alerted price' }), {
      name: 'alerts',
      type: 'checkbox',
      label: 'Price alert',
      defaultValue: true,
      admin: { components: { Cell: '/admin/fields/yes-no-cell.tsx#YesNoCell' } },
    }),
    { name: 'pair', type: 'text', required: true, maxLength: 40, admin: { hidden: true } },
  ],
})
