import type { Site } from '#schemas/tenant/site.ts'
import { type PageState, stateElementId } from '../page/page-state.ts'
import { scriptJson } from './html.ts'

const sites = new WeakMap<Site, string>()

/** What a page's islands go on from. Most of it is the site, which is the same object for page after page: that is written once. */
export function stateElement({ site, ...own }: PageState): string {
  const known = sites.get(site) ?? scriptJson(site)
  sites.set(site, known)
  return `<script type="application/json" id="${stateElementId}">{"site":${known},${scriptJson(own).slice(1)}</script>`
}
