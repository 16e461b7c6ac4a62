import type { CollectionConfig } from 'payload'
import { safeUrl } from '#schemas/page/href.ts'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { mediaField } from '../../fields/media.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { readText } from '../../fields/read-text.ts'

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
    description: 'Pictures with text. A slider block shows the slides chosen in it.',
  },
  fields: [
    { name: 'name', type: 'text', label: 'Heading', required: true, maxLength: 120 },
    { name: 'description', type: 'textarea', maxLength: 300 },
    mediaField('image', {
      label: 'Picture',
      description: 'A wide picture, ideally 1920 × 695.',
      missing: 'Choose a picture. A slide without one is not shown.',
    }),
    {
      name: 'url',
      type: 'text',
      label: 'Link',
      admin: { description: 'Such as /finance or https://example.com. If empty, the slide has no button.' },
      validate: (value: unknown) =>
        !value ||
        safeUrl(readText(value)) !== null ||
        'Start with / for a page of this site, or with https:// for another.',
    },
    { name: 'hide_overlay', type: 'checkbox', label: 'Hide the heading and shading' },
  ],
})
