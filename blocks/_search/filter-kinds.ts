import type { FacetName } from '#schemas/vehicle/search-query.ts'

/** Every filter that a marketer may put on a search page, with the words over it. vehicles §3, Search state */
export const filterLabels = {
  near: 'Near you',
  make: 'Make',
  model: 'Model',
  make_model: 'Make and model',
  badge: 'Badge',
  car_type: 'Condition',
  item_type: 'Kind',
  categories: 'Made for',
  price: 'Price',
  price_range: 'Price bands',
  weekly_price: 'Repayment a week',
  weekly_price_range: 'Weekly price',
  subscription_price: 'Subscription',
  km: 'Kilometres',
  year: 'Year',
  body: 'Body',
  fuel: 'Fuel',
  transmission: 'Transmission',
  drive: 'Drive',
  seats: 'Seats',
  colour: 'Colour',
  filtered_features: 'Features',
  certified: 'Certified',
  status: 'Availability',
  tag: 'Label',
  state: 'State',
  city: 'City',
  location_name: 'Location',
  dealership_name: 'Dealership',
  created_at_timestamp: 'Added',
} as const

export type FilterKind = keyof typeof filterLabels

/** In the order in which the admin offers them. */
export const filterKinds = Object.keys(filterLabels).filter((name): name is FilterKind => name in filterLabels)

/** For a choice, which is one of at least one. */
export const [firstFilterKind = 'make', ...otherFilterKinds] = filterKinds

export type CountedFilter = Extract<FilterKind, FacetName>

/** What a search page has whose marketer chose nothing. */
export const usualFilters = [
  'make',
  'model',
  'price',
  'body',
  'year',
  'km',
  'fuel',
  'transmission',
  'colour',
] as const satisfies readonly FilterKind[]
