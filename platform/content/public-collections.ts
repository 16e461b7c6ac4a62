import type { CollectionSlug } from 'payload'
import { isShownOn, readShownDays } from '#schemas/page/shown-days.ts'
import type { RawDocument } from './tenant-documents.ts'
import { locationView, mediaView, vehicleView } from './views.ts'

export interface PublicShape {
  /** First part of its cache tags. */
  kind: string
  /** Only these fields are read; all fields if omitted. */
  select?: Record<string, true>
  /** The site's view of the document. */
  view: (doc: RawDocument) => unknown
  /** Whether the site shows it on this day; always if omitted. */
  isShown?: (doc: RawDocument, today: string) => boolean
}

const withoutBookkeeping = ({ tenant: _tenant, _status, createdAt: _created, ...doc }: RawDocument) => doc

/** Collections whose documents a page may show by reference. No other collection is populated. */
export const publicCollections: Partial<Record<CollectionSlug, PublicShape>> = {
  pages: {
    kind: 'page',
    select: { title: true, path: true, shownFrom: true, shownUntil: true },
    view: ({ id, title, path }) => ({ id, title, path }),
    isShown: (doc, today) => isShownOn(today, readShownDays(doc)),
  },
  media: { kind: 'media', view: mediaView },
  sections: { kind: 'section', view: withoutBookkeeping },
  menus: { kind: 'menu', view: withoutBookkeeping },
  slides: { kind: 'slide', view: withoutBookkeeping },
  promos: { kind: 'promo', view: withoutBookkeeping },
  vehicles: { kind: 'vehicle', view: vehicleView },
  locations: { kind: 'location', view: locationView },
  dealerships: { kind: 'dealership', view: withoutBookkeeping },
  manufacturers: { kind: 'manufacturer', view: withoutBookkeeping },
  models: { kind: 'model', view: withoutBookkeeping },
}
