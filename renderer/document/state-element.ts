import type { Site } from '#schemas/tenant/site.ts'
import { type PageState, stateElementId } from '../page/page-state.ts'
import { scriptJson } from './html.ts'

const sites = new WeakMap<Site, string>()

/** State of a page's islands. The site is the same object on all pages, so its JSON is cached. */
export function stateElement({ site, ...own }: PageState): string {
  const known = sites.get(site) ?? scriptJson(site)
  sites.set(site, known)
  return `<script type="application/json" id="${stateElementId}">{"site":${known},${scriptJson(own).slice(1)}</script>`
}
