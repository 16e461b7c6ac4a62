import type { CollectionConfig } from 'payload'
import { recordAccess } from '../../access/record-access.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

/** A search saved by a signed-in shopper, who gets emails about new vehicles. */
export const savedSearches: CollectionConfig = tenantCollection({
  slug: 'saved-searches',
  event: null,
  labels: { singular: texts.savedSearch, plural: texts.savedSearches },
  access: recordAccess({ read: ['tenant-admin', 'sales'] }),
  defaultSort: '-createdAt',
  admin: {
    group: texts.customers,
    useAsTitle: 'name',
    defaultColumns: ['name', 'shopper', 'alerts', 'told_at'],
    description: texts.savedSearchesDescription,
  },
  fields: [
    ...row(
      { name: 'name', type: 'text', required: true, maxLength: 160 },
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
    ),
    { name: 'path', type: 'text', required: true, maxLength: 2_000, label: texts.searchUrl },
    ...row(
      {
        name: 'alerts',
        type: 'checkbox',
        label: texts.alertsOn,
        defaultValue: true,
        admin: { components: { Cell: '/admin/fields/yes-no-cell.tsx#YesNoCell' } },
      },
      dateField({ name: 'told_at', label: texts.lastAlert, withTime: true }),
    ),
  ],
})
