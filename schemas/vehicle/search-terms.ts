/** List-valued facets and the document field each counts. vehicles §3, Search state */
export const facets = {
  car_type: 'car_type',
  item_type: 'item_type',
  status: 'status',
  make: 'make',
  model: 'model',
  badge: 'badge',
  body: 'simple_body',
  fuel: 'simple_fuel',
  transmission: 'simple_transmission',
  drive: 'simple_drive',
  colour: 'colour',
  seats: 'seats',
  state: 'state',
  city: 'city',
  location_name: 'location_name',
  dealership_name: 'dealership_name',
  tag: 'tag',
  year: 'year',
  certified: 'certified',
  categories: 'categories',
  filtered_features: 'filtered_features',
  make_model: 'make_model',
  price_range: 'price_range',
  weekly_price_range: 'weekly_price_range',
} as const
export type FacetName = keyof typeof facets
export const facetNames = Object.keys(facets).filter((name): name is FacetName => name in facets)

/** Facets with several values per vehicle. */
export const listFacets = ['categories', 'filtered_features'] as const satisfies readonly FacetName[]

/**
 * Numeric ranges with optional ends. Money (`price`, `subscription_price`, and `weekly_price` per week) in cents internally and dollars in
 * URLs; kilometres; years; `created_at_timestamp` in Unix seconds.
 */
export const rangeNames = ['price', 'subscription_price', 'weekly_price', 'km', 'year', 'created_at_timestamp'] as const
export type RangeName = (typeof rangeNames)[number]
export const moneyRanges = ['price', 'subscription_price', 'weekly_price'] as const satisfies readonly RangeName[]

export const sorts = [
  'rank',
  'price-asc',
  'price-desc',
  'km-asc',
  'km-desc',
  'year-desc',
  'year-asc',
  'newest',
  'distance',
] as const
export type Sort = (typeof sorts)[number]

/** vehicles §9: 21 results a page. */
export const hitsPerPage = 21

/** Kilometres around a place. vehicles §9 */
export const radiusOptions = [25, 50, 75, 100, 150, 250, 500, 750, 1000] as const
export type Radius = (typeof radiusOptions)[number]
export const defaultRadius: Radius = 50
