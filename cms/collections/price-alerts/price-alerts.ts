import { storedEmail } from '../../fields/contact.ts'
import type { CollectionConfig } from 'payload'
import { recordAccess } from '../../access/record-access.ts'
import { dateField } from '../../fields/date.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

/** A shopper's request for price drop alerts on a vehicle, signed in or not. `pair` is contact address and vehicle. */
export const priceAlerts: CollectionConfig = tenantCollection({
  slug: 'price-alerts',
  event: null,
  uniqueBy: ['pair'],
  labels: { singular: texts.priceAlert, plural: texts.priceAlerts },
  access: recordAccess({ read: ['tenant-admin', 'sales'] }),
  defaultSort: '-createdAt',
  admin: {
    group: texts.customers,
    useAsTitle: 'email',
    defaultColumns: ['email', 'vehicle', 'price', 'ended_at', 'createdAt'],
    description: texts.priceAlertsDescription,
  },
  fields: [
    ...row(
      { name: 'email', type: 'email', required: true, ...storedEmail },
      { name: 'vehicle', type: 'relationship', relationTo: 'vehicles', index: true },
    ),
    ...row(
      { name: 'lead', type: 'relationship', relationTo: 'leads' },
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
    ),
    ...row(
      moneyField({ name: 'price', label: texts.lastAlertedPrice }),
      dateField({ name: 'told_at', label: texts.lastAlert, withTime: true }),
      dateField({ name: 'ended_at', label: texts.unsubscribed, withTime: true }),
    ),
    { name: 'pair', type: 'text', required: true, maxLength: 300, admin: { hidden: true } },
  ],
})
