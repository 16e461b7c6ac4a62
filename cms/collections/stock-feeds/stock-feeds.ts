import type { CollectionConfig } from 'payload'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { healthFields } from './health-fields.ts'
import { mappingFields } from './mapping-fields.ts'
import { sealPassword } from './seal-password.ts'
import { sourceFields } from './source-fields.ts'

/**
 * Where a tenant's stock comes from, how it is read and how often: see `schemas/stock/stock-feed.ts`. The worker writes what it last saw and
 * did; nobody else may.
 */
export const stockFeeds: CollectionConfig = tenantCollection({
  slug: 'stock-feeds',
  event: null,
  uniqueBy: ['name'],
  labels: { singular: 'Stock feed', plural: 'Stock feeds' },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  defaultSort: 'name',
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    defaultColumns: ['name', 'source', 'schedule', 'last_received_at', 'last_imported_at', 'last_failure'],
    description:
      'Sources of stock, their column mapping and their import results. If you delete a feed, its vehicles stay on the site.',
  },
  hooks: { beforeChange: [sealPassword] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Status',
          fields: healthFields,
          // A feed that is not there yet begins with where it comes from.
          admin: { condition: (_data, _sibling, { operation }) => operation !== 'create' },
        },
        { label: 'Source', fields: sourceFields },
        { label: 'Mapping', fields: mappingFields },
      ],
    },
  ],
})
