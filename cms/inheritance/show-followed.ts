import { listPageRules, migrateLayout, validateLayout } from '#blocks/index.ts'
import { type BlockNode, isBlockNode } from '#schemas/page/block-node.ts'
import { type FollowedPage, followTemplate } from '#schemas/page/follow/follow-template.ts'
import { type FollowState, following } from '#schemas/page/follow/following.ts'

interface Page {
  id?: unknown
  path?: unknown
  layout?: unknown
  following?: unknown
}

/** What a site's page follows, with its blocks at their current versions; null if it follows nothing. */
export function readFollowing({ following: stored }: Page): FollowState | null {
  const found = following.safeParse(stored).data
  if (!found) return null
  return {
    ...found,
    base: { ...found.base, layout: migrateLayout(found.base.layout ?? []) },
    setAside: found.setAside.flatMap(({ base, own }) => {
      const [migrated] = migrateLayout([own])
      return migrated ? [{ base: base && (migrateLayout([base])[0] ?? null), own: migrated }] : []
    }),
  }
}

/**
 * A site's page as the site shows it, with what its template's page has now. Null if the page follows nothing, or nothing that is there: then
 * it is shown as it is stored. Both are at the same address.
 */
export function showFollowed(own: Page, template: Page | null | undefined): FollowedPage | null {
  const found = template ? readFollowing(own) : null
  if (!template || !found || found.page !== template.id || own.path !== template.path) return null
  const rules = listPageRules({ path: own.path })
  return followTemplate({ own: upToDate(own), following: found, template: upToDate(template), rules, isComplete })
}

/** A page as it is read has its blocks at their current versions already, except from a version. */
const upToDate = <T extends Page>(page: T): T =>
  Array.isArray(page.layout) ? { ...page, layout: migrateLayout(page.layout.filter(isBlockNode)) } : page

const isComplete = (node: BlockNode): boolean => validateLayout([node], 'publish').length === 0
