import type { CollectionConfig } from 'payload'
import { paymentPurposes, paymentStates } from '#schemas/payment/payment-state.ts'
import { recordAccess } from '../../access/record-access.ts'
import { dateField } from '../../fields/date.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

const purposeLabels: Record<(typeof paymentPurposes)[number], string> = {
  reservation: texts.reserve,
  purchase: texts.buyOnline,
  'online-payment': texts.onlinePayment,
}
const stateLabels: Record<(typeof paymentStates)[number], string> = {
  started: texts.started,
  paid: texts.paid,
  refused: texts.declined,
  expired: texts.expired,
  refunding: texts.refundInProgress,
  refunded: texts.refunded,
  'refund-refused': texts.refundRefused,
}

/** Online payments on the provider's own page. No card numbers are stored. `code` identifies the payment to us and to the provider. */
export const payments: CollectionConfig = tenantCollection({
  slug: 'payments',
  event: null,
  uniqueBy: ['code', 'key'],
  labels: { singular: texts.payment, plural: texts.payments },
  access: recordAccess({ read: ['tenant-admin', 'sales'] }),
  defaultSort: '-createdAt',
  admin: {
    group: texts.sales,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'purpose', 'amount', 'state', 'name', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email'],
    description: texts.paymentsDescription,
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
      moneyField({ name: 'amount', label: texts.amount }),
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
      { name: 'email', type: 'text', label: texts.email, maxLength: 200 },
      { name: 'provider_id', type: 'text', label: texts.providerReference, index: true, maxLength: 120 },
    ),
    ...row(
      dateField({ name: 'paid_at', label: texts.paid, withTime: true }),
      dateField({ name: 'refunded_at', label: texts.refunded, withTime: true }),
    ),
    {
      name: 'refund_refusal',
      type: 'text',
      label: texts.reasonForTheRefusedRefund,
      maxLength: 500,
      admin: { readOnly: true, condition: (data) => data.state === 'refund-refused' },
    },
    {
      name: 'log',
      type: 'json',
      label: texts.history,
      admin: { components: { Field: '/admin/checkout/payment-log.tsx#PaymentLog' } },
    },
    { name: 'code', type: 'text', required: true, maxLength: 60, admin: { hidden: true } },
    { name: 'key', type: 'text', required: true, maxLength: 80, admin: { hidden: true } },
  ],
})
