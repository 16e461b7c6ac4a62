import type { Site } from './site.ts'

/** A site whose features are switched as a preview asks, for all of its dealerships. Unknown features are ignored. */
export function siteWithFeatures<S extends Pick<Site, 'flags' | 'dealershipFlags'>>(
  site: S,
  switches: Readonly<Record<string, boolean>>,
): S & Pick<Site, 'flags' | 'dealershipFlags'> {
  const knownSwitches = Object.fromEntries(Object.entries(switches).filter(([name]) => name in site.flags))
  const dealerships = Object.entries(site.dealershipFlags).map(
    ([slug, own]) => [slug, { ...own, ...knownSwitches }] as const,
  )
  return { ...site, flags: { ...site.flags, ...knownSwitches }, dealershipFlags: Object.fromEntries(dealerships) }
}
