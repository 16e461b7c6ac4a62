import { z } from 'zod'
import { facetNames, rangeNames, type FacetName, type Range, type RangeName } from './search-query.ts'
import { carTypes, itemTypes } from './vehicle.ts'
import * as texts from './texts.ts'

/**
 * A marketer's stock filter: facet values (any of them per facet) and ranges. An empty facet matches all. Values were in stock when chosen,
 * but may be gone.
 */
export interface StockFilter {
  facets: Partial<Record<FacetName, string[]>>
  /** Money in cents; both ends included. */
  ranges: Partial<Record<RangeName, Range>>
}

/** Ranges offered to marketers. */
export const stockFilterBounds = ['price', 'year', 'km'] as const satisfies readonly RangeName[]

/** Statuses that can be bought, now or soon. */
export const statusesForSale = ['in_stock', 'coming_soon'] as const

/** Facets with values defined by the platform. Withdrawn vehicles are never listed. */
export const closedFacets: Partial<Record<FacetName, readonly string[]>> = {
  car_type: carTypes,
  item_type: itemTypes,
  status: [...statusesForSale, 'sold'],
}

const mostValues = 60
const value = z
  .string('has a choice that cannot be used.')
  .min(1, 'has a choice that is empty.')
  .max(120, 'has a choice that is too long.')
const end = z.number('has a bound that cannot be used.').nonnegative('has a bound below nothing.')
const ends = z.object({ min: end.nullish(), max: end.nullish() }, 'has a bound that cannot be used.')

/** Validation for publishing. Messages continue a sentence that starts with the field's label. */
export const stockFilter = z.object(
  {
    facets: z
      .partialRecord(
        z.enum(facetNames),
        z.array(value).max(mostValues, texts.mayNameAtMostMostValuesValues({ mostValues })),
        'has a filter that does not exist.',
      )
      .nullish()
      .refine((facets) => Object.entries(facets ?? {}).every(isKnown), 'has a choice that does not exist.'),
    ranges: z
      .partialRecord(z.enum(rangeNames), ends, 'has a bound that cannot be used.')
      .nullish()
      .refine((ranges) => Object.values(ranges ?? {}).every(isForward), 'has a bound from above its end.'),
  },
  'must be a filter of stock.',
)
export type StockFilterInput = z.input<typeof stockFilter>

const isKnown = ([name, values]: [string, string[]]): boolean => {
  const known = closedFacets[name as FacetName]
  return !known || values.every((each) => known.includes(each))
}

const isForward = ({ min, max }: z.output<typeof ends>): boolean =>
  typeof min !== 'number' || typeof max !== 'number' || min <= max

const lenient = {
  group: z.record(z.string(), z.unknown()).catch({}),
  values: z.array(z.unknown()).catch([]),
  end: end.optional().catch(undefined),
}

/** Parses any value to a filter: invalid and empty parts are dropped. Idempotent. */
export function readStockFilter(given: unknown): StockFilter {
  const { facets, ranges } = lenient.group.parse(given)
  const chosen = lenient.group.parse(facets)
  const bounds = lenient.group.parse(ranges)
  return {
    facets: Object.fromEntries(
      facetNames
        .map((name) => [name, readValues(name, chosen[name])] as const)
        .filter(([, values]) => values.length > 0),
    ),
    ranges: Object.fromEntries(
      rangeNames.map((name) => [name, readRange(bounds[name])] as const).filter(([, range]) => range !== null),
    ),
  }
}

function readValues(name: FacetName, given: unknown): string[] {
  const usable = lenient.values.parse(given).filter((each) => value.safeParse(each).success)
  const known = closedFacets[name]
  const values = usable.map(String).filter((each) => !known || known.includes(each))
  return [...new Set(values)].slice(0, mostValues)
}

function readRange(given: unknown): Range | null {
  const { min: low, max: high } = lenient.group.parse(given)
  const min = lenient.end.parse(low ?? undefined)
  const max = lenient.end.parse(high ?? undefined)
  if ((min === undefined && max === undefined) || !isForward({ min, max })) return null
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

/** Restricts the filter to vehicles for sale, unless it selects statuses itself. */
export const forSale = ({ facets, ranges }: StockFilter): StockFilter => ({
  facets: facets.status?.length ? facets : { ...facets, status: [...statusesForSale] },
  ranges,
})

export const choosesNothing = ({ facets, ranges }: StockFilter): boolean =>
  Object.keys(facets).length === 0 && Object.keys(ranges).length === 0
