import type { Site } from './site.ts'

type Switched = Pick<Site, 'flags' | 'dealershipFlags'>

const known = new WeakMap<Switched, Map<string, Switched>>()

/**
 * A site as a dealership has it: its vehicles and places follow template, tenant and dealership, in this order. `site` itself for a dealership
 * without switches of its own, and otherwise one object for each dealership, by which rendered pages are remembered. locations §1 and §6
 */
export function siteOfDealership<S extends Switched>(site: S, slug: string | null): S
export function siteOfDealership(site: Switched, slug: string | null): Switched {
  const own = slug === null ? undefined : site.dealershipFlags[slug]
  if (slug === null || !own) return site
  const bySlug = known.get(site) ?? new Map<string, Switched>()
  known.set(site, bySlug)
  const made = bySlug.get(slug) ?? { ...site, flags: { ...site.flags, ...own } }
  bySlug.set(slug, made)
  return made
}
