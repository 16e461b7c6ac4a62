import type { Sort } from '#schemas/vehicle/search-terms.ts'

/** Each order in words. */
export const sortLabels = {
  rank: 'Best match',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'km-asc': 'Kilometres: low to high',
  'km-desc': 'Kilometres: high to low',
  'year-desc': 'Year: newest first',
  'year-asc': 'Year: oldest first',
  newest: 'Latest arrivals',
  distance: 'Distance: nearest first',
} as const satisfies Record<Sort, string>
