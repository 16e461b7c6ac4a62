import { z } from 'zod'
import type { Range } from '#schemas/vehicle/search-query.ts'
import { readStockFilter, type StockFilter, stockFilterBounds } from '#schemas/vehicle/stock-filter.ts'

/** A filter being edited. From may exceed to until both are typed. */
export interface FilterDraft extends StockFilter {
  isEmpty: boolean
}

const end = z.number().nonnegative().nullish()
const ends = z.object({ min: end, max: end }).catch({ min: null, max: null })
const bounds = z.object({ ranges: z.record(z.string(), z.unknown()) }).catch({ ranges: {} })

export function readFilterDraft(value: unknown): FilterDraft {
  const { facets, ranges } = readStockFilter(value)
  const written = bounds.parse(value).ranges
  const typed = stockFilterBounds.flatMap((name) => {
    const range = withoutGaps(ends.parse(written[name]))
    return Object.keys(range).length === 0 ? [] : [[name, range] as const]
  })
  const draft = { facets, ranges: { ...ranges, ...Object.fromEntries(typed) } }
  return { ...draft, isEmpty: Object.keys(draft.facets).length + Object.keys(draft.ranges).length === 0 }
}

const withoutGaps = ({ min, max }: z.output<typeof ends>): Range => ({
  ...(typeof min === 'number' ? { min } : {}),
  ...(typeof max === 'number' ? { max } : {}),
})
