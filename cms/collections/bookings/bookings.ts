import type { CollectionConfig } from 'payload'
import { bookingStatuses } from '#schemas/test-drive/booking-status.ts'
import { admins, collectionAccess } from '../../access/collection-access.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { checkBookingCapacity } from './check-booking-capacity.ts'

const statusLabels: Record<(typeof bookingStatuses)[number], string> = {
  booked: 'Booked',
  done: 'Completed',
  missed: 'No show',
  cancelled: 'Cancelled',
}

/** Test drives that shoppers booked, and those that staff took down for them. A time that is full is refused to both. */
export const bookings: CollectionConfig = tenantCollection({
  slug: 'bookings',
  event: null,
  labels: { singular: 'Test drive', plural: 'Test drives' },
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
    group: 'Sales',
    useAsTitle: 'name',
    components: { beforeListTable: ['/admin/bookings/upcoming-drives.tsx#UpcomingDrives'] },
    defaultColumns: ['starts_at', 'name', 'vehicle', 'location', 'status', 'phone'],
    listSearchableFields: ['name', 'phone', 'email'],
    description: 'Test drives with a time, in the time zone of their site. Requests without a time are under Leads.',
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
        description: 'A cancelled time can be booked again.',
      },
    },
    ...row(
      dateField({
        name: 'starts_at',
        label: 'Starts',
        withTime: true,
        required: true,
        under: '/admin/bookings/site-time.tsx#SiteTime',
        cell: '/admin/bookings/starts-cell.tsx#StartsCell',
      }),
      {
        name: 'minutes',
        type: 'number',
        label: 'Duration (minutes)',
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
      { name: 'name', type: 'text', label: 'Driver', required: true, maxLength: 240 },
      { name: 'phone', type: 'text', maxLength: 40 },
      { name: 'email', type: 'text', label: 'Email', maxLength: 200 },
    ),
    { name: 'lead', type: 'relationship', relationTo: 'leads', admin: { position: 'sidebar' } },
    { name: 'notes', type: 'textarea', label: 'Internal notes', maxLength: 10_000 },
  ],
})
