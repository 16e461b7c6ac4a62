import { emailText, phoneField } from '../../fields/contact.ts'
import type { CollectionConfig } from 'payload'
import { reservationStates } from '#schemas/reservation/reservation-state.ts'
import { collectionAccess } from '../../access/collection-access.ts'
import { nobody } from '../../access/nobody.ts'
import { dateField } from '../../fields/date.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

const stateLabels: Record<(typeof reservationStates)[number], string> = {
  held: texts.awaitingPayment,
  paid: texts.reserved,
  completed: texts.sold,
  expired: texts.expired,
  cancelled: texts.cancelled,
  'refund-due': texts.refundDue,
  refunded: texts.refunded,
}

/**
 * A vehicle reserved for a shopper. A unique index allows one active reservation per vehicle, also for concurrent requests: see the
 * migration `shoppers_and_leads`. `code` identifies the reservation to the shopper's browser.
 */
export const reservations: CollectionConfig = tenantCollection({
  slug: 'reservations',
  event: null,
  uniqueBy: ['code', 'key'],
  labels: { singular: texts.reservation, plural: texts.reservations },
  access: {
    ...collectionAccess({ read: ['tenant-admin', 'sales'], create: [], update: [], delete: [] }),
    create: nobody,
    update: nobody,
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['tenant', 'state'] }],
  admin: {
    group: texts.sales,
    useAsTitle: 'name',
    defaultColumns: ['vehicle', 'name', 'state', 'amount', 'expires_at', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone'],
    description: texts.reservationsDescription,
  },
  fields: [
    {
      name: 'ways',
      type: 'ui',
      admin: { components: { Field: '/admin/checkout/reservation-actions.tsx#ReservationActions' } },
    },
    ...row(
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'held',
        index: true,
        options: reservationStates.map((value) => ({ value, label: stateLabels[value] })),
      },
      {
        name: 'purpose',
        type: 'select',
        required: true,
        defaultValue: 'reservation',
        options: [
          { value: 'reservation', label: texts.reserve },
          { value: 'purchase', label: texts.buyOnline },
        ],
      },
      moneyField({ name: 'amount', label: texts.deposit }),
    ),
    ...row(
      { name: 'vehicle', type: 'relationship', relationTo: 'vehicles', index: true },
      { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
    ),
    ...row({ name: 'name', type: 'text', maxLength: 240 }, phoneField(), emailText),
    ...row(
      dateField({ name: 'expires_at', label: texts.reservedUntil, withTime: true }),
      dateField({ name: 'reminded_at', label: texts.reminderSent, withTime: true }),
      dateField({ name: 'ended_at', label: texts.ended, withTime: true }),
    ),
    {
      name: 'answers',
      type: 'json',
      label: texts.otherDetailsFromTheShopper,
      admin: { components: { Field: '/admin/checkout/shopper-details.tsx#ShopperDetails' } },
    },
    { name: 'notes', type: 'textarea', label: texts.internalNotes, maxLength: 10_000 },
    { name: 'code', type: 'text', required: true, maxLength: 60, admin: { hidden: true } },
    { name: 'key', type: 'text', required: true, maxLength: 80, admin: { hidden: true } },
  ],
})
