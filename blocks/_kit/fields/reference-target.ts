import { z } from 'zod'
import { location } from '#schemas/location/location.ts'
import { menu } from '#schemas/menu/menu.ts'
import { blockNode } from '#schemas/page/block-node.ts'
import { promo } from '#schemas/promo/promo.ts'
import { slide } from '#schemas/slide/slide.ts'
import { vehicle } from '#schemas/vehicle/vehicle.ts'

const page = z.looseObject({ id: z.int(), title: z.string(), path: z.string() })
const named = z.looseObject({ id: z.int(), name: z.string() })
const section = z.looseObject({
  name: z
    .string()
    .nullish()
    .transform((name) => name ?? ''),
  id: z.int(),
  layout: z
    .array(blockNode)
    .nullish()
    .transform((nodes) => nodes ?? []),
})

/** Targets of references: the CMS collection, and the document as the site receives it. */
export const referenceTargets = {
  page: { collection: 'pages', document: page },
  vehicle: { collection: 'vehicles', document: vehicle },
  location: { collection: 'locations', document: location },
  model: { collection: 'models', document: named },
  menu: { collection: 'menus', document: menu },
  slide: { collection: 'slides', document: slide },
  promo: { collection: 'promos', document: promo },
  section: { collection: 'sections', document: section },
  dealership: { collection: 'dealerships', document: named },
} as const satisfies Record<string, { collection: string; document: z.ZodType }>

export type ReferenceTarget = keyof typeof referenceTargets
export type ReferenceDocument<T extends ReferenceTarget> = z.output<(typeof referenceTargets)[T]['document']>
