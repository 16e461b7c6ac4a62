import type { FacetName } from '#schemas/vehicle/search-query.ts'
import * as texts from './texts.ts'

/** Every filter available to marketers, with its label. vehicles §3, Search state */
export const filterLabels = {
  near: texts.nearYou,
  make: texts.make,
  model: texts.model,
  make_model: texts.makeAndModel,
  badge: texts.badge,
  car_type: texts.condition,
  item_type: texts.kind,
  categories: texts.madeFor,
  price: texts.price,
  price_range: texts.priceBands,
  weekly_price: texts.weeklyRepayment,
  weekly_price_range: texts.weeklyPrice,
  subscription_price: texts.subscription,
  km: texts.kilometres,
  year: texts.year,
  body: texts.body,
  fuel: texts.fuel,
  transmission: texts.transmission,
  drive: texts.drive,
  seats: texts.seats,
  colour: texts.colour,
  filtered_features: texts.features,
  certified: texts.certified,
  status: texts.availability,
  tag: texts.label,
  state: texts.state,
  city: texts.city,
  location_name: texts.location,
  dealership_name: texts.dealership,
  created_at_timestamp: texts.added,
} as const

export type FilterKind = keyof typeof filterLabels

/** In the admin's order. */
export const filterKinds = Object.keys(filterLabels).filter((name): name is FilterKind => name in filterLabels)

/** A choice field requires a non-empty list. */
export const [firstFilterKind = 'make', ...otherFilterKinds] = filterKinds

export type CountedFilter = Extract<FilterKind, FacetName>

/** The default filters of a search page. */
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
