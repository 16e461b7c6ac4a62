import type { FacetName, RangeName } from '#schemas/vehicle/search-query.ts'
import * as texts from './texts.ts'

const labels: Partial<Record<FacetName, string>> = {
  car_type: texts.newOrUsed,
  item_type: texts.kind,
  location_name: texts.location,
  dealership_name: texts.dealership,
  filtered_features: texts.features,
  make_model: texts.makeAndModel,
  price_range: texts.priceBand,
  weekly_price_range: texts.weeklyPriceBand,
}

/** Label of a facet in the admin: `location_name` -> Location. */
export const facetLabel = (name: FacetName): string => labels[name] ?? capitalised(name.replaceAll('_', ' '))

const values: Partial<Record<FacetName, Record<string, string>>> = {
  status: { in_stock: texts.inStock },
  certified: { true: 'Certified', false: texts.notCertified },
}

/** Label of a facet's value in the admin: `coming_soon` -> Coming soon. Free-text values stay unchanged. */
export function valueLabel(name: FacetName, value: string): string {
  const known = values[name]?.[value]
  if (known) return known
  if (name === 'seats') return value === '1' ? '1 seat' : `${value} seats`
  return isOurs(name) ? capitalised(value.replaceAll('_', ' ')) : value
}

const isOurs = (name: FacetName) => name === 'car_type' || name === 'item_type' || name === 'status'

export const boundLabels = { price: texts.price, year: texts.year, km: texts.kilometres } as const satisfies Partial<
  Record<RangeName, string>
>

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
