import type { CollectionConfig } from 'payload'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** `schemas/review/review.ts`. */
export const reviews: CollectionConfig = tenantCollection({
  slug: 'reviews',
  event: 'review.changed',
  labels: { singular: 'Review', plural: 'Reviews' },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  defaultSort: '-review_date',
  indexes: [{ fields: ['tenant', 'review_date'] }],
  admin: {
    group: 'Business',
    useAsTitle: 'customer_name',
    defaultColumns: ['customer_name', 'rating', 'review_date', 'source', 'published'],
    listSearchableFields: ['customer_name', 'text'],
  },
  fields: [
    ...row(
      { name: 'customer_name', type: 'text', label: 'Customer', required: true, maxLength: 120 },
      { name: 'rating', type: 'number', label: 'Stars', required: true, min: 1, max: 5, admin: { step: 1 } },
      dateField({ name: 'review_date', label: 'Date', required: true }),
    ),
    { name: 'text', type: 'textarea', maxLength: 5_000 },
    ...row(
      { name: 'reply_text', type: 'textarea', label: 'Our reply', maxLength: 5_000 },
      dateField({ name: 'reply_date', label: 'Reply date' }),
    ),
    ...row(
      { name: 'source', type: 'text', admin: { placeholder: 'Google' } },
      { name: 'location', type: 'relationship', relationTo: 'locations' },
    ),
    {
      name: 'published',
      type: 'checkbox',
      label: 'Show on the website',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar' },
    },
  ],
})
