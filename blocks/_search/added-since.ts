import type { Range } from '#schemas/vehicle/search-query.ts'

const day = 86_400

/** How recently stock was added, to choose with one press. */
const days = [1, 7, 30] as const

const inWords = (count: number): string => (count === 1 ? 'Since yesterday' : `In the last ${count} days`)

/** Ranges of `created_at_timestamp`, in Unix seconds. They begin with a day, so that everybody asks the same all day long. */
export const addedBands = (now: Date): { value: string; label: string; range: Range }[] =>
  days.map((count) => {
    const min = startOf(now) - count * day
    return { value: `${min}:`, label: inWords(count), range: { min } }
  })

/** A range of `created_at_timestamp` in words, whenever it was chosen. */
export function addedInWords({ min, max }: Range, now: Date): string {
  if (min === undefined || max !== undefined) return 'Added on certain days'
  const count = Math.max(1, Math.round((startOf(now) - min) / day))
  return `Added: ${inWords(count).toLowerCase()}`
}

const startOf = (now: Date): number => Math.floor(now.getTime() / 1_000 / day) * day
