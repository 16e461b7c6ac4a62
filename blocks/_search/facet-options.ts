import { boundsOfBand } from '#schemas/vehicle/price-band.ts'
import type { FacetName } from '#schemas/vehicle/search-query.ts'
import type { CarType } from '#schemas/vehicle/vehicle.ts'
import { formatRange } from './range-kinds.ts'
import * as texts from './texts.ts'

export interface FacetOption {
  value: string
  label: string
  count: number
  isChosen: boolean
}

/** Created once: `localeCompare` creates one per comparison. */
const words = new Intl.Collator('en', { numeric: true })

/** vehicles §5. Written out: the schema’s own list would bring zod to the browser. */
const carTypeOrder: readonly string[] = ['new', 'demo', 'used'] satisfies CarType[]

/** The values of one facet, available or selected, by name; sizes, seats and prices by number, the newest year and new cars first. */
export function facetOptions(
  facet: FacetName,
  { counts, chosen }: { counts: Record<string, number> | undefined; chosen: readonly string[] },
): FacetOption[] {
  const values = new Set([...Object.keys(counts ?? {}), ...chosen])
  return [...values]
    .map((value) => ({
      value,
      label: facetValueLabel(facet, value),
      count: counts?.[value] ?? 0,
      isChosen: chosen.includes(value),
    }))
    .filter((option) => option.count > 0 || option.isChosen)
    .sort(getOrder(facet))
}

function getOrder(facet: FacetName): (a: FacetOption, b: FacetOption) => number {
  if (facet === 'price_range' || facet === 'weekly_price_range') return (a, b) => lowEnd(a.value) - lowEnd(b.value)
  if (facet === 'car_type') return (a, b) => carTypeOrder.indexOf(a.value) - carTypeOrder.indexOf(b.value)
  if (facet === 'year') return (a, b) => words.compare(b.label, a.label)
  return (a, b) => words.compare(a.label, b.label)
}

const lowEnd = (band: string): number => boundsOfBand(band)?.min ?? 0

/** Stored values are labels themselves, except closed sets, prices and pairs. */
export function facetValueLabel(facet: FacetName, value: string): string {
  switch (facet) {
    case 'car_type':
    case 'item_type':
    case 'status':
      return (value.charAt(0).toUpperCase() + value.slice(1)).replaceAll('_', ' ')
    case 'seats':
      return `${value} seats`
    case 'certified':
      return value === 'true' ? texts.certified : texts.notCertified
    case 'make_model':
      return value.replace(':', ' ')
    case 'price_range':
      return bandInWords('price', value)
    case 'weekly_price_range':
      return bandInWords('weekly_price', value)
    default:
      return value
  }
}

function bandInWords(of: 'price' | 'weekly_price', band: string): string {
  const bounds = boundsOfBand(band)
  return bounds ? formatRange(of, bounds) : band
}
