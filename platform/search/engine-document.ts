import { toSlug } from '#schemas/lib/slug.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { alsoCalled } from '#schemas/vehicle/search-synonyms.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { facetNames, facets, type RangeName, type Sort } from '#schemas/vehicle/search-query.ts'
import { listFacets, type FacetName } from '#schemas/vehicle/search-terms.ts'

/** Most values of one facet in an answer, by count: a site of every dealer in a country has some six hundred suburbs. */
export const maxFacetValues = 700

/** The fields that facets count. */
export const facetFields = [...new Set(facetNames.map((name) => facets[name]))]

/**
 * What an engine keeps of a document to filter and sort by, beyond the document itself. `current_price` is the price a shopper is shown and
 * therefore the one that ranges and sorting go by; `text` is what is searched.
 */
export const engineFields = (document: SearchDocument) => ({
  current_price: currentPrice(document),
  location_slug: document.location_name === null ? null : toSlug(document.location_name),
  also_called: alsoCalled(document),
})

/** Whether vehicles have several values of this facet. */
export const isListFacet = (name: FacetName): boolean => listFacets.some((list) => list === name)

export const rangeFields = {
  price: 'current_price',
  subscription_price: 'subscription_price',
  weekly_price: 'weekly_price',
  km: 'km',
  year: 'year',
  created_at_timestamp: 'created_at_timestamp',
} as const satisfies Record<RangeName, string>

/** The range that each order sorts by; unknown values come last both ways, equals by rank and then the newest record. `distance` is no field: it depends on the question. */
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

/** The fields a shopper's words are looked for in, the weightiest first. */
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
