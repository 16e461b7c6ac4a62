import type { Sort } from '#schemas/vehicle/search-terms.ts'
import * as texts from './texts.ts'

/** Label of each order. */
export const sortLabels = {
  rank: texts.bestMatch,
  'price-asc': texts.priceLowToHigh,
  'price-desc': texts.priceHighToLow,
  'km-asc': texts.kilometresLowToHigh,
  'km-desc': texts.kilometresHighToLow,
  'year-desc': texts.yearNewestFirst,
  'year-asc': texts.yearOldestFirst,
  newest: texts.latestArrivals,
  distance: texts.distanceNearestFirst,
} as const satisfies Record<Sort, string>
