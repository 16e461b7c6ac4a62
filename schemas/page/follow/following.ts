import { z } from 'zod'
import { blockNode } from '../block-node.ts'

/** A customised block of a site that has no place on its template's page now. `base` is null for a block that the site added. */
export const setAside = z.object({ base: blockNode.nullable(), own: blockNode })
export type SetAside = z.infer<typeof setAside>

/**
 * Stored with a site's page that follows a page of its template: what the template had when the site's page was last brought up to date.
 * What the site's page has otherwise is the site's; everything else comes from the template.
 */
export const following = z.object({
  /** Id of the template's page. */
  page: z.int(),
  base: z.looseObject({ layout: z.array(blockNode).nullish() }),
  setAside: z.array(setAside),
})
export type FollowState = z.infer<typeof following>

/** The fields of a page that a site takes from its template's page. The address is the same on both. */
export const followedFields = [
  'title',
  'layout',
  'seo',
  'articleDate',
  'articleCategory',
  'articleAuthor',
  'shownFrom',
  'shownUntil',
] as const

/** Those of the followed fields that were read. */
export const pickFollowed = (page: object): Record<string, unknown> =>
  Object.fromEntries(
    followedFields.filter((name) => name in page).map((name) => [name, Reflect.get(page, name) ?? null]),
  )
