import type { FacetName } from '#schemas/vehicle/search-query.ts'

/** The facets that a marketer may put on a search page, with the words over each. */
export const facetLabels = {
  car_type: 'Condition',
  item_type: 'Kind',
  make: 'Make',
  model: 'Model',
  body: 'Body',
  fuel: 'Fuel',
  transmission: 'Transmission',
  drive: 'Drive',
  colour: 'Colour',
  seats: 'Seats',
  state: 'State',
  location_name: 'Location',
  dealership_name: 'Dealership',
} as const satisfies Partial<Record<FacetName, string>>

export type SearchFacet = keyof typeof facetLabels

export const searchFacets = [
  'car_type',
  'item_type',
  'make',
  'model',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'state',
  'location_name',
  'dealership_name',
] as const satisfies readonly SearchFacet[]

export const usualFacets = [
  'make',
  'model',
  'body',
  'fuel',
  'transmission',
  'colour',
] as const satisfies readonly SearchFacet[]
