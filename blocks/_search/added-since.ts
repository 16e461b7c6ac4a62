import type { Range } from '#schemas/vehicle/search-query.ts'
import * as texts from './texts.ts'

const day = 86_400

/** How recently stock was added, to choose with one press. */
const days = [1, 7, 30] as const

const inWords = (count: number): string => (count === 1 ? texts.sinceYesterday : texts.inTheLastCountDays({ count }))

/** Ranges of `created_at_timestamp`, in Unix seconds. They start at midnight, so that all shoppers share the same query for a day. */
export const addedBands = (now: Date): { value: string; label: string; range: Range }[] =>
  days.map((count) => {
    const min = getStart(now) - count * day
    return { value: `${min}:`, label: inWords(count), range: { min } }
  })

/** A range of `created_at_timestamp` in words, whenever it was chosen. */
export function addedInWords({ min, max }: Range, now: Date): string {
  if (min === undefined || max !== undefined) return texts.addedOnCertainDays
  const count = Math.max(1, Math.round((getStart(now) - min) / day))
  return texts.addedCount({ count: inWords(count).toLowerCase() })
}

const getStart = (now: Date): number => Math.floor(now.getTime() / 1_000 / day) * day
