import type { Location } from './location.ts'

/** Routes whose pages show one location, by its slug or its dealership's. locations §2, Location targets */
export const locationRoutes = ['/our-location', '/locations', '/contact-us'] as const

/** Patterns of page documents that show one location: `/our-location/:slug`. */
export const isLocationPattern = (pattern: string): boolean =>
  locationRoutes.some((route) => pattern === `${route}/:slug`)

/** Target of 'View Location Details'. */
export const locationPath = ({ slug }: Pick<Location, 'slug'>): string => `/our-location/${encodeURIComponent(slug)}`

/** Target of 'Contact Us' on a location's card. */
export const contactPath = ({ slug }: Pick<Location, 'slug'>): string => `/contact-us/${encodeURIComponent(slug)}`

/** Target of 'View Our Stock'. locations §2, Search and stock */
export const locationStockPath = ({ slug }: Pick<Location, 'slug'>): string => `/search/${encodeURIComponent(slug)}`

/** Target of 'See more from this dealer': all stock of a dealership. vehicles §2 */
export const dealerStockPath = (dealershipSlug: string): string => `/search/${encodeURIComponent(dealershipSlug)}`

/** The location with this slug, else the main one of the dealership with it. locations §2, Location targets */
export function findLocation(slug: string, locations: readonly Location[]): Location | null {
  const ofDealership = locations.filter(({ dealership_slug: dealership }) => dealership === slug)
  return (
    locations.find((location) => location.slug === slug) ??
    ofDealership.find(({ primary }) => primary) ??
    ofDealership[0] ??
    null
  )
}
