import type { CollectionConfig } from 'payload'
import { safeUrl } from '#schemas/page/href.ts'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { mediaField } from '../../fields/media.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { textOf } from '../../fields/text-of.ts'

/** locations §3, Slide. */
export const slides: CollectionConfig = tenantCollection({
  slug: 'slides',
  event: 'slide.changed',
  labels: { singular: 'Slide', plural: 'Slides' },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  admin: {
    group: 'Website',
    useAsTitle: 'name',
    defaultColumns: ['name', 'image', 'url', 'updatedAt'],
    description: 'Pictures with words. A slider block shows those that are chosen in it, on any page.',
  },
  fields: [
    { name: 'name', type: 'text', label: 'Heading', required: true, maxLength: 120 },
    { name: 'description', type: 'textarea', maxLength: 300 },
    mediaField('image', {
      label: 'Picture',
      description: 'Wide: 1920 × 695 fits best.',
      missing: 'Choose a picture: a slide without one is not shown.',
    }),
    {
      name: 'url',
      type: 'text',
      label: 'Leads to',
      admin: { description: 'Such as /finance or https://example.com. Left empty, the slide has no button.' },
      validate: (value: unknown) =>
        !value ||
        safeUrl(textOf(value)) !== null ||
        'Start with / for a page of this site, or with https:// for another.',
    },
    { name: 'hide_overlay', type: 'checkbox', label: 'Show the picture without its heading and shade' },
  ],
})
