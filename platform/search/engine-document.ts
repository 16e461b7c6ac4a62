import { toSlug } from '#schemas/lib/slug.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { alsoCalled } from '#schemas/vehicle/search-synonyms.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { facetNames, facets, type RangeName, type Sort } from '#schemas/vehicle/search-query.ts'
import { listFacets, type FacetName } from '#schemas/vehicle/search-terms.ts'

/** Maximum values per facet in an answer, by count: a national site has about 600 suburbs. */
export const maxFacetValues = 700

/** Fields that facets count. */
export const facetFields = [...new Set(facetNames.map((name) => facets[name]))]

/**
 * Fields of a document that an engine filters and sorts by. `current_price` is the displayed price, which ranges and sorting use; `text` is
 * the searched text.
 */
export const engineFields = (document: SearchDocument) => ({
  current_price: currentPrice(document),
  location_slug: document.location_name === null ? null : toSlug(document.location_name),
  also_called: alsoCalled(document),
})

/** Whether a vehicle can have several values of this facet. */
export const isListFacet = (name: FacetName): boolean => listFacets.some((list) => list === name)

export const rangeFields = {
  price: 'current_price',
  subscription_price: 'subscription_price',
  weekly_price: 'weekly_price',
  km: 'km',
  year: 'year',
  created_at_timestamp: 'created_at_timestamp',
} as const satisfies Record<RangeName, string>

/**
 * The sort field of each order. Unknown values come last in both directions; ties are sorted by rank, then newest first. `distance` is not
 * a field, since it depends on the query.
 */
export const sortFields = {
  rank: null,
  'price-asc': ['price', 'asc'],
  'price-desc': ['price', 'desc'],
  'km-asc': ['km', 'asc'],
  'km-desc': ['km', 'desc'],
  'year-desc': ['year', 'desc'],
  'year-asc': ['year', 'asc'],
  newest: ['created_at_timestamp', 'desc'],
  distance: null,
} as const satisfies Record<Sort, readonly [RangeName, 'asc' | 'desc'] | null>

/** Searched fields, by descending weight. */
export const searchedFields = [
  'name',
  'make',
  'model',
  'badge',
  'series',
  'year',
  'stocknum',
  'simple_body',
  'body',
  'colour',
  'simple_fuel',
  'simple_transmission',
  'simple_drive',
  'car_type',
  'item_type',
  'city',
  'state',
  'location_name',
  'dealership_name',
  'features',
] as const satisfies readonly (keyof SearchDocument)[]
