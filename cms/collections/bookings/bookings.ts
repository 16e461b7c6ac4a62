import { emailText, phoneField } from '../../fields/contact.ts'
import type { CollectionConfig } from 'payload'
import { bookingStatuses } from '#schemas/test-drive/booking-status.ts'
import { admins, collectionAccess } from '../../access/collection-access.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { checkBookingCapacity } from './check-booking-capacity.ts'
import * as texts from './texts.ts'

const statusLabels: Record<(typeof bookingStatuses)[number], string> = {
  booked: texts.booked,
  done: texts.completed,
  missed: texts.noShow,
  cancelled: texts.cancelled,
}

/** Test drives booked by shoppers or entered by staff. A full time slot is rejected for both. */
export const bookings: CollectionConfig = tenantCollection({
  slug: 'bookings',
  event: null,
  disableDuplicate: true,
  labels: { singular: texts.testDrive, plural: texts.testDrives },
  access: collectionAccess({
    read: ['tenant-admin', 'sales'],
    create: ['tenant-admin', 'sales'],
    update: ['tenant-admin', 'sales'],
    delete: admins,
  }),
  defaultSort: '-starts_at',
  indexes: [{ fields: ['tenant', 'starts_at'] }, { fields: ['location', 'starts_at'] }],
  hooks: { beforeChange: [checkBookingCapacity] },
  admin: {
    group: texts.sales,
    useAsTitle: 'name',
    components: { beforeListTable: ['/admin/bookings/upcoming-drives.tsx#UpcomingDrives'] },
    defaultColumns: ['starts_at', 'name', 'vehicle', 'location', 'status', 'phone'],
    listSearchableFields: ['name', 'phone', 'email'],
    description: texts.testDrivesDescription,
  },
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'booked',
      index: true,
      options: bookingStatuses.map((value) => ({ value, label: statusLabels[value] })),
      admin: {
        position: 'sidebar',
        isClearable: false,
        description: texts.aCancelledTimeCanBeBookedAgain,
      },
    },
    ...row(
      dateField({
        name: 'starts_at',
        label: texts.starts,
        withTime: true,
        required: true,
        clock: 'location',
      }),
      {
        name: 'minutes',
        type: 'number',
        label: texts.durationMinutes,
        required: true,
        defaultValue: 60,
        min: 15,
        max: 480,
      },
    ),
    ...row(
      { name: 'vehicle', type: 'relationship', relationTo: 'vehicles' },
      { name: 'location', type: 'relationship', relationTo: 'locations', required: true },
    ),
    ...row(
      { name: 'name', type: 'text', label: texts.driver, required: true, maxLength: 240 },
      phoneField(),
      emailText,
    ),
    { name: 'lead', type: 'relationship', relationTo: 'leads', admin: { position: 'sidebar' } },
    { name: 'notes', type: 'textarea', label: texts.internalNotes, maxLength: 10_000 },
  ],
})
