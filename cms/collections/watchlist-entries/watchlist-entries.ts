import type { CollectionConfig } from 'payload'
import { recordAccess } from '../../access/record-access.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

/** A vehicle that a signed-in shopper saved. `pair` is shopper and vehicle. vehicles §3, Watchlist entry */
export const watchlistEntries: CollectionConfig = tenantCollection({
  slug: 'watchlist-entries',
  event: null,
  uniqueBy: ['pair'],
  labels: { singular: texts.savedVehicle, plural: texts.savedVehicles },
  access: recordAccess({ read: ['tenant-admin', 'sales'] }),
  defaultSort: '-createdAt',
  admin: {
    group: texts.customers,
    useAsTitle: 'of',
    defaultColumns: ['shopper', 'vehicle', 'price', 'alerts', 'createdAt'],
    description: texts.savedVehiclesDescription,
  },
  fields: [
    { name: 'of', type: 'text', label: texts.vehicle, virtual: 'vehicle.name', admin: { hidden: true } },
    ...row(
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
      { name: 'vehicle', type: 'relationship', relationTo: 'vehicles', index: true },
    ),
    ...row(moneyField({ name: 'price', label: texts.lastAlertedPrice }), {
      name: 'alerts',
      type: 'checkbox',
      label: texts.priceAlert,
      defaultValue: true,
      admin: { components: { Cell: '/admin/fields/yes-no-cell.tsx#YesNoCell' } },
    }),
    { name: 'pair', type: 'text', required: true, maxLength: 40, admin: { hidden: true } },
  ],
})
