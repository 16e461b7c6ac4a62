import type { CollectionConfig } from 'payload'
import { deliveryStates } from '#schemas/lead/delivery-state.ts'
import { recordAccess } from '../../access/record-access.ts'
import { dataField } from '../../fields/data.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { deliveryLabels } from './delivery-labels.ts'

/**
 * One lead's way to one destination, with every attempt. A lead that moves on later goes again, as an update of a `stage`. `pair` is lead,
 * destination and stage, so that there is one of each.
 */
export const leadDeliveries: CollectionConfig = tenantCollection({
  slug: 'lead-deliveries',
  event: null,
  uniqueBy: ['pair'],
  labels: { singular: 'Lead delivery', plural: 'Lead deliveries' },
  access: recordAccess({ read: ['tenant-admin', 'sales'] }),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['tenant', 'state'] }],
  admin: {
    group: 'Leads',
    useAsTitle: 'destination_name',
    defaultColumns: ['lead', 'destination_name', 'state', 'attempts', 'last_words', 'delivered_at'],
    description: 'Deliveries of leads to their destinations.',
    components: { beforeListTable: ['/admin/leads/failed-deliveries.tsx#FailedDeliveries'] },
  },
  fields: [
    ...row(
      { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
      { name: 'destination', type: 'relationship', relationTo: 'lead-destinations' },
      { name: 'destination_name', type: 'text', label: 'To' },
      { name: 'stage', type: 'text', label: 'Update', admin: { description: 'Empty for a new lead.' } },
    ),
    ...row(
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'waiting',
        index: true,
        options: deliveryStates.map((value) => ({ value, label: deliveryLabels[value] })),
      },
      { name: 'attempts', type: 'number', defaultValue: 0 },
      dateField({ name: 'delivered_at', label: 'Delivered', withTime: true }),
      dateField({ name: 'next_at', label: 'Next attempt', withTime: true }),
    ),
    { name: 'last_words', type: 'text', label: 'Last result' },
    dataField({ name: 'log', label: 'Attempts' }),
    { name: 'pair', type: 'text', required: true, maxLength: 240, admin: { hidden: true } },
  ],
})
