import type { FacetName, RangeName } from '#schemas/vehicle/search-query.ts'

const labels: Partial<Record<FacetName, string>> = {
  car_type: 'New or used',
  item_type: 'Kind',
  location_name: 'Location',
  dealership_name: 'Dealership',
  filtered_features: 'Features',
  make_model: 'Make and model',
  price_range: 'Price band',
  weekly_price_range: 'Weekly price band',
}

/** What a facet is called in the admin: `location_name` -> Location. */
export const facetLabel = (name: FacetName): string => labels[name] ?? capitalised(name.replaceAll('_', ' '))

const values: Partial<Record<FacetName, Record<string, string>>> = {
  status: { in_stock: 'In stock' },
  certified: { true: 'Certified', false: 'Not certified' },
}

/** What a value of a facet is called in the admin: `coming_soon` -> Coming soon. Values that people wrote stay as they are. */
export function valueLabel(name: FacetName, value: string): string {
  const known = values[name]?.[value]
  if (known) return known
  if (name === 'seats') return value === '1' ? '1 seat' : `${value} seats`
  return isOurs(name) ? capitalised(value.replaceAll('_', ' ')) : value
}

const isOurs = (name: FacetName) => name === 'car_type' || name === 'item_type' || name === 'status'

export const boundLabels = { price: 'Price, $', year: 'Year', km: 'Kilometres' } as const satisfies Partial<
  Record<RangeName, string>
>

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
