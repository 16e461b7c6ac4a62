import type { CollectionConfig } from 'payload'
import { recordAccess } from '../../access/record-access.ts'
import { dateField } from '../../fields/date.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** A shopper's request for price drop alerts on a vehicle, signed in or not. `pair` is contact address and vehicle. */
export const priceAlerts: CollectionConfig = tenantCollection({
  slug: 'price-alerts',
  event: null,
  uniqueBy: ['pair'],
  labels: { singular: 'Price alert', plural: 'Price alerts' },
  access: recordAccess({ read: ['tenant-admin', 'sales'] }),
  defaultSort: '-createdAt',
  admin: {
    group: 'Customers',
    useAsTitle: 'email',
    defaultColumns: ['email', 'vehicle', 'price', 'ended_at', 'createdAt'],
    description: 'Shoppers who want an alert when the price of a vehicle drops.',
  },
  fields: [
    ...row(
      { name: 'email', type: 'email', required: true },
      { name: 'vehicle', type: 'relationship', relationTo: 'vehicles', index: true },
    ),
    ...row(
      { name: 'lead', type: 'relationship', relationTo: 'leads' },
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
    ),
    ...row(
      moneyField({ name: 'price', label: 'Last alerted price' }),
      dateField({ name: 'told_at', label: 'Last alert', withTime: true }),
      dateField({ name: 'ended_at', label: 'Unsubscribed', withTime: true }),
    ),
    { name: 'pair', type: 'text', required: true, maxLength: 300, admin: { hidden: true } },
  ],
})
