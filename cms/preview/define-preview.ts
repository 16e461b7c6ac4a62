import type { CollectionConfig } from 'payload'
import { previewUrl } from './preview-url.ts'
import type { previewCollections } from './token.ts'
import * as texts from './texts.ts'

type Preview = Required<Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'>>

/** A preview of the draft on the site's own host: beside the form, and in a new tab by the Preview button. */
export const definePreview = (collection: (typeof previewCollections)[number]): Preview => ({
  livePreview: {
    url: ({ data, req }) => previewUrl(req, collection, data),
    breakpoints: [
      { name: 'phone', label: texts.phone, width: 390, height: 844 },
      { name: 'tablet', label: texts.tablet, width: 768, height: 1024 },
      { name: 'desktop', label: texts.desktop, width: 1280, height: 800 },
    ],
  },
  preview: (doc, { req }) => previewUrl(req, collection, doc),
})
