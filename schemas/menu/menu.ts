import { z } from 'zod'
import { link } from '../page/link.ts'
import { media } from '../media/media.ts'
import { flagNames } from '../tenant/flags.ts'

/** What an entry may depend on, besides a feature: promotions, or stock of a kind. locations §2, Routes: "menu entry only when offers exist" */
export const menuConditions = ['always', 'offers', 'new', 'demo', 'used', 'models'] as const
export type MenuCondition = (typeof menuConditions)[number]

/** An entry is shown while its feature is on and what it leads to exists. */
const shownWhile = {
  shownIf: z
    .enum(menuConditions)
    .nullish()
    .catch(null)
    .transform((v) => v ?? 'always'),
  flag: z
    .enum(flagNames)
    .nullish()
    .catch(null)
    .transform((v) => v ?? null),
}

const item = z.object({
  id: z.string().nullish(),
  link,
  image: z
    .union([media, z.int()])
    .nullish()
    .transform((v) => (typeof v === 'object' ? v : null)),
  /** A line of at most 75 characters under a tile's name; longer text is cut. locations §9 */
  text: z
    .string()
    .nullish()
    .transform((v) => v ?? ''),
  ...shownWhile,
})
export type MenuEntry = z.infer<typeof item>

/** Documents that fill a dropdown after its own entries: a tile for each. */
export const menuFills = ['none', 'models', 'brands'] as const

/** Positions of menus. A tenant has at most one menu per position. */
export const menuPlaces = ['header', 'footer', 'legal'] as const
export const menuPlace = z.enum(menuPlaces)
export type MenuPlace = z.infer<typeof menuPlace>

/** Maximum number of entries of the bar, and of a dropdown. */
export const menuLimits = { items: 12, entries: 40 } as const

/** Two levels: a top item with `children` or a `fill` is a dropdown. `display: 'tiles'` makes it a mega menu of tiles. */
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
        fill: z
          .enum(menuFills)
          .nullish()
          .catch(null)
          .transform((v) => v ?? 'none'),
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
