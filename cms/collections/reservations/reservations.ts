import type { CollectionConfig } from 'payload'
import { reservationStates } from '#schemas/reservation/reservation-state.ts'
import { collectionAccess } from '../../access/collection-access.ts'
import { nobody } from '../../access/nobody.ts'
import { dateField } from '../../fields/date.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

const stateLabels: Record<(typeof reservationStates)[number], string> = {
  held: 'Awaiting payment',
  paid: 'Reserved',
  completed: 'Sold',
  expired: 'Expired',
  cancelled: 'Cancelled',
  'refund-due': 'Refund due',
  refunded: 'Refunded',
}

/**
 * A vehicle that is kept for a shopper. A unique index of the database keeps a vehicle for one alone, whatever asks at the same moment: see the
 * migration `shoppers_and_leads`. `code` is how the shopper's browser names it.
 */
export const reservations: CollectionConfig = tenantCollection({
  slug: 'reservations',
  event: null,
  uniqueBy: ['code', 'key'],
  labels: { singular: 'Reservation', plural: 'Reservations' },
  access: {
    ...collectionAccess({ read: ['tenant-admin', 'sales'], create: [], update: [], delete: [] }),
    create: nobody,
    update: nobody,
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['tenant', 'state'] }],
  admin: {
    group: 'Sales',
    useAsTitle: 'name',
    defaultColumns: ['vehicle', 'name', 'state', 'amount', 'expires_at', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone'],
    description: 'Vehicles that shoppers have reserved or are buying online.',
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
          { value: 'reservation', label: 'Reserve' },
          { value: 'purchase', label: 'Buy online' },
        ],
      },
      moneyField({ name: 'amount', label: 'Deposit' }),
    ),
    ...row(
      { name: 'vehicle', type: 'relationship', relationTo: 'vehicles', index: true },
      { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
    ),
    ...row(
      { name: 'name', type: 'text', maxLength: 240 },
      { name: 'phone', type: 'text', maxLength: 40 },
      { name: 'email', type: 'text', label: 'Email', maxLength: 200 },
    ),
    ...row(
      dateField({ name: 'expires_at', label: 'Reserved until', withTime: true }),
      dateField({ name: 'reminded_at', label: 'Reminder sent', withTime: true }),
      dateField({ name: 'ended_at', label: 'Ended', withTime: true }),
    ),
    {
      name: 'answers',
      type: 'json',
      label: 'Other details from the shopper',
      admin: { components: { Field: '/admin/checkout/shopper-details.tsx#ShopperDetails' } },
    },
    { name: 'notes', type: 'textarea', label: 'Internal notes', maxLength: 10_000 },
    { name: 'code', type: 'text', required: true, maxLength: 60, admin: { hidden: true } },
    { name: 'key', type: 'text', required: true, maxLength: 80, admin: { hidden: true } },
  ],
})
