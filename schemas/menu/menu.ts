import { z } from 'zod'
import { link } from '../page/link.ts'
import { media } from '../media/media.ts'

const item = z.object({
  id: z.string().nullish(),
  link,
  image: z
    .union([media, z.int()])
    .nullish()
    .transform((v) => (typeof v === 'object' ? v : null)),
})

/** Where a menu is shown. A tenant has at most one menu a place. */
export const menuPlaces = ['header', 'footer', 'legal'] as const
export const menuPlace = z.enum(menuPlaces)
export type MenuPlace = z.infer<typeof menuPlace>

/** Two levels: a top item with `children` is a dropdown. `display: 'tiles'` makes it a mega menu of brand tiles. */
export const menu = z.object({
  id: z.int(),
  name: z.string(),
  place: menuPlace,
  opensOn: z
    .enum(['hover', 'click'])
    .nullish()
    .transform((v) => v ?? 'click'),
  items: z
    .array(
      item.extend({
        display: z
          .enum(['list', 'tiles'])
          .nullish()
          .transform((v) => v ?? 'list'),
        children: z
          .array(item)
          .nullish()
          .transform((children) => children ?? []),
      }),
    )
    .nullish()
    .transform((items) => items ?? []),
})
export type Menu = z.infer<typeof menu>
