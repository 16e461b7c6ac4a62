import type { CollectionConfig } from 'payload'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { dateField } from '../../fields/date.ts'
import { mediaField } from '../../fields/media.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

/** `schemas/review/review.ts`. */
export const reviews: CollectionConfig = tenantCollection({
  slug: 'reviews',
  event: 'review.changed',
  labels: { singular: texts.review, plural: texts.reviews },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  defaultSort: '-review_date',
  indexes: [{ fields: ['tenant', 'review_date'] }],
  admin: {
    group: texts.business,
    useAsTitle: 'customer_name',
    defaultColumns: ['customer_name', 'rating', 'review_date', 'source', 'published'],
    listSearchableFields: ['customer_name', 'text'],
    components: { beforeListTable: ['/admin/reviews/import-reviews-of-site.tsx#ImportReviewsOfSite'] },
  },
  fields: [
    ...row(
      { name: 'customer_name', type: 'text', label: texts.customer, required: true, maxLength: 120 },
      { name: 'rating', type: 'number', label: texts.stars, required: true, min: 1, max: 5, admin: { step: 1 } },
      dateField({ name: 'review_date', label: texts.date, required: true }),
    ),
    { name: 'text', type: 'textarea', maxLength: 5_000 },
    ...row(
      { name: 'reply_text', type: 'textarea', label: texts.ourReply, maxLength: 5_000 },
      dateField({ name: 'reply_date', label: texts.replyDate }),
    ),
    ...row(
      { name: 'source', type: 'text', admin: { placeholder: texts.google } },
      { name: 'location', type: 'relationship', relationTo: 'locations' },
    ),
    mediaField('image', { label: texts.picture, description: texts.pictureDescription }),
    {
      name: 'published',
      type: 'checkbox',
      label: texts.showOnTheWebsite,
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar' },
    },
  ],
})
