/** List-valued facets and the document field each counts. spec/vehicles.md §3, Search state */
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
} as const
export type FacetName = keyof typeof facets
export const facetNames = Object.keys(facets).filter((name): name is FacetName => name in facets)

/** Numeric ranges: `price` in cents inside, dollars in URLs; kilometres; years. Either end may be open. */
export const rangeNames = ['price', 'km', 'year'] as const
export type RangeName = (typeof rangeNames)[number]

export const sorts = [
  'rank',
  'price-asc',
  'price-desc',
  'km-asc',
  'km-desc',
  'year-desc',
  'year-asc',
  'newest',
] as const
export type Sort = (typeof sorts)[number]

/** spec/vehicles.md §9: 21 results a page. */
export const hitsPerPage = 21
