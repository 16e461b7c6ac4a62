import type { CollectionConfig } from 'payload'
import { paymentPurposes, paymentStates } from '#schemas/payment/payment-state.ts'
import { recordAccess } from '../../access/record-access.ts'
import { dateField } from '../../fields/date.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

const purposeLabels: Record<(typeof paymentPurposes)[number], string> = {
  reservation: 'Reserve',
  purchase: 'Buy online',
  'online-payment': 'Online payment',
}
const stateLabels: Record<(typeof paymentStates)[number], string> = {
  started: 'Started',
  paid: 'Paid',
  refused: 'Declined',
  expired: 'Expired',
  refunding: 'Refund in progress',
  refunded: 'Refunded',
  'refund-refused': 'Refund refused',
}

/** Money that shoppers paid on the provider's own page. No card number is ever here. `code` is how both sides name it. */
export const payments: CollectionConfig = tenantCollection({
  slug: 'payments',
  event: null,
  uniqueBy: ['code', 'key'],
  labels: { singular: 'Payment', plural: 'Payments' },
  access: recordAccess({ read: ['tenant-admin', 'sales'] }),
  defaultSort: '-createdAt',
  admin: {
    group: 'Sales',
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'purpose', 'amount', 'state', 'name', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email'],
    description: 'Online payments and refunds.',
  },
  fields: [
    {
      name: 'ways',
      type: 'ui',
      admin: { components: { Field: '/admin/checkout/payment-actions.tsx#PaymentActions' } },
    },
    ...row(
      { name: 'reference', type: 'text', maxLength: 80 },
      {
        name: 'purpose',
        type: 'select',
        required: true,
        options: paymentPurposes.map((value) => ({ value, label: purposeLabels[value] })),
      },
      moneyField({ name: 'amount', label: 'Amount' }),
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'started',
        index: true,
        options: paymentStates.map((value) => ({ value, label: stateLabels[value] })),
      },
    ),
    ...row(
      { name: 'reservation', type: 'relationship', relationTo: 'reservations', index: true },
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
    ),
    ...row(
      { name: 'name', type: 'text', maxLength: 240 },
      { name: 'email', type: 'text', label: 'Email', maxLength: 200 },
      { name: 'provider_id', type: 'text', label: 'Provider reference', index: true, maxLength: 120 },
    ),
    ...row(
      dateField({ name: 'paid_at', label: 'Paid', withTime: true }),
      dateField({ name: 'refunded_at', label: 'Refunded', withTime: true }),
    ),
    {
      name: 'refund_refusal',
      type: 'text',
      label: 'Reason for the refused refund',
      maxLength: 500,
      admin: { readOnly: true, condition: (data) => data.state === 'refund-refused' },
    },
    {
      name: 'log',
      type: 'json',
      label: 'History',
      admin: { components: { Field: '/admin/checkout/payment-log.tsx#PaymentLog' } },
    },
    { name: 'code', type: 'text', required: true, maxLength: 60, admin: { hidden: true } },
    { name: 'key', type: 'text', required: true, maxLength: 80, admin: { hidden: true } },
  ],
})
