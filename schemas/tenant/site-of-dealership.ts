import type { Site } from './site.ts'

type SiteWithFlags = Pick<Site, 'flags' | 'dealershipFlags'>

const known = new WeakMap<SiteWithFlags, Map<string, SiteWithFlags>>()

/**
 * A site as a dealership has it: its vehicles and places follow template, tenant and dealership, in this order. `site` itself for a dealership
 * without switches of its own, and otherwise one object for each dealership, by which rendered pages are remembered. locations §1 and §6
 */
export function siteOfDealership<S extends SiteWithFlags>(site: S, slug: string | null): S
export function siteOfDealership(site: SiteWithFlags, slug: string | null): SiteWithFlags {
  const own = slug === null ? undefined : site.dealershipFlags[slug]
  if (slug === null || !own) return site
  const bySlug = known.get(site) ?? new Map<string, SiteWithFlags>()
  known.set(site, bySlug)
  const made = bySlug.get(slug) ?? { ...site, flags: { ...site.flags, ...own } }
  bySlug.set(slug, made)
  return made
}
