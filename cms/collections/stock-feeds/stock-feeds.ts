import type { CollectionConfig } from 'payload'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { shownTo } from '../../access/shown-to.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { healthFields } from './health-fields.ts'
import { mappingFields } from './mapping-fields.ts'
import { sealPassword } from './seal-password.ts'
import { sourceFields } from './source-fields.ts'
import * as texts from './texts.ts'

/** A tenant's stock feed: source, mapping and schedule, see `schemas/stock/stock-feed.ts`. Only the worker writes the status fields. */
export const stockFeeds: CollectionConfig = tenantCollection({
  slug: 'stock-feeds',
  event: null,
  uniqueBy: ['name'],
  labels: { singular: texts.stockFeed, plural: texts.stockFeeds },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  defaultSort: 'name',
  admin: {
    hidden: shownTo(...editors),
    group: texts.stock,
    useAsTitle: 'name',
    defaultColumns: ['name', 'source', 'schedule', 'last_received_at', 'last_imported_at', 'last_failure'],
    description: texts.stockFeedsDescription,
  },
  hooks: { beforeChange: [sealPassword] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: texts.status,
          fields: healthFields,
          // A new feed starts with only its source.
          admin: { condition: (_data, _sibling, { operation }) => operation !== 'create' },
        },
        { label: texts.source, fields: sourceFields },
        { label: texts.mapping, fields: mappingFields },
      ],
    },
  ],
})
