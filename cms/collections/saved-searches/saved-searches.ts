import type { CollectionConfig } from 'payload'
import { recordAccess } from '../../access/record-access.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** A search saved by a signed-in shopper, who gets emails about new vehicles. */
export const savedSearches: CollectionConfig = tenantCollection({
  slug: 'saved-searches',
  event: null,
  labels: { singular: 'Saved search', plural: 'Saved searches' },
  access: recordAccess({ read: ['tenant-admin', 'sales'] }),
  defaultSort: '-createdAt',
  admin: {
    group: 'Customers',
    useAsTitle: 'name',
    defaultColumns: ['name', 'shopper', 'alerts', 'told_at'],
    description: 'Searches saved by shoppers, with alerts about new vehicles.',
  },
  fields: [
    ...row(
      { name: 'name', type: 'text', required: true, maxLength: 160 },
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
    ),
    { name: 'path', type: 'text', required: true, maxLength: 2_000, label: 'Search URL' },
    ...row(
      {
        name: 'alerts',
        type: 'checkbox',
        label: 'Alerts on',
        defaultValue: true,
        admin: { components: { Cell: '/admin/fields/yes-no-cell.tsx#YesNoCell' } },
      },
      dateField({ name: 'told_at', label: 'Last alert', withTime: true }),
    ),
  ],
})
