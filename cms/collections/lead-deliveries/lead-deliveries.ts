import type { CollectionConfig } from 'payload'
import { deliveryStates } from '#schemas/lead/delivery-state.ts'
import { recordAccess } from '../../access/record-access.ts'
import { dataField } from '../../fields/data.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { deliveryLabels } from './delivery-labels.ts'
import * as texts from './texts.ts'

/**
 * The delivery of one lead to one destination, with every attempt. A later change of the lead's stage is delivered as an update with its
 * `stage`. `pair` is a unique key of lead, destination and stage.
 */
export const leadDeliveries: CollectionConfig = tenantCollection({
  slug: 'lead-deliveries',
  event: null,
  uniqueBy: ['pair'],
  labels: { singular: texts.leadDelivery, plural: texts.leadDeliveries },
  access: recordAccess({ read: ['tenant-admin', 'sales'] }),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['tenant', 'state'] }],
  admin: {
    group: texts.leads,
    useAsTitle: 'destination_name',
    defaultColumns: ['lead', 'destination_name', 'state', 'attempts', 'last_words', 'delivered_at'],
    description: texts.leadDeliveriesDescription,
    components: { beforeListTable: ['/admin/leads/failed-deliveries.tsx#FailedDeliveries'] },
  },
  fields: [
    ...row(
      { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
      { name: 'destination', type: 'relationship', relationTo: 'lead-destinations' },
      { name: 'destination_name', type: 'text', label: texts.to },
      { name: 'stage', type: 'text', label: texts.update, admin: { description: texts.updateDescription } },
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
      dateField({ name: 'delivered_at', label: texts.delivered, withTime: true }),
      dateField({ name: 'next_at', label: texts.nextAttempt, withTime: true }),
    ),
    { name: 'last_words', type: 'text', label: texts.lastResult },
    dataField({ name: 'log', label: texts.attempts }),
    { name: 'pair', type: 'text', required: true, maxLength: 240, admin: { hidden: true } },
  ],
})
