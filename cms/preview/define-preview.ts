import type { CollectionConfig } from 'payload'
import { previewUrl } from './preview-url.ts'
import type { previewCollections } from './token.ts'

type Preview = Required<Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'>>

/** The draft on the site's own address: beside the form, and in a tab of its own by the Preview button. */
export const definePreview = (collection: (typeof previewCollections)[number]): Preview => ({
  livePreview: {
    url: ({ data, req }) => previewUrl(req, collection, data),
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
      { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
    ],
  },
  preview: (doc, { req }) => previewUrl(req, collection, doc),
})
