import type { CollectionConfig } from 'payload'
import { safeUrl } from '#schemas/page/href.ts'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { readText } from '../../fields/read-text.ts'

export const redirects: CollectionConfig = tenantCollection({
  slug: 'redirects',
  event: 'redirect.changed',
  uniqueBy: ['from'],
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  admin: {
    group: 'Website',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent'],
    listSearchableFields: ['from', 'to'],
    description: 'Sends visitors from an old address to a new one.',
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Old address',
      required: true,
      index: true,
      maxLength: 500,
      admin: { placeholder: '/old-page' },
      validate: (value: unknown) =>
        /^\/[^\s?#]*$/.test(readText(value)) || 'Start with /, without a question mark or #, as in /old-page.',
    },
    {
      name: 'to',
      type: 'text',
      label: 'New address',
      required: true,
      maxLength: 500,
      admin: { placeholder: '/new-page' },
      validate: (value: unknown, { siblingData }: { siblingData: { from?: unknown } }) => {
        if (safeUrl(readText(value)) === null)
          return 'Start with / for a page of this site, or with https:// for another.'
        return value !== siblingData.from || 'The new address must differ from the old one.'
      },
    },
    {
      name: 'permanent',
      type: 'checkbox',
      label: 'Permanent',
      defaultValue: true,
      admin: { description: 'Search engines replace the old address. Untick this for a temporary redirect.' },
    },
  ],
})
