import { z } from 'zod'
import { day } from '../lib/stored-day.ts'

const optionalDay = day.nullish().transform((value) => value ?? null)

/** The first and the last day on which a page answers, on the site's calendar; null where open. locations §2, Sale pages */
export const shownDays = z.object({ shownFrom: optionalDay, shownUntil: optionalDay })
export type ShownDays = z.infer<typeof shownDays>

/** Those of a stored page; without what is no day. */
export const readShownDays = (page: object): ShownDays =>
  shownDays.catch({ shownFrom: null, shownUntil: null }).parse(page)

export const isShownOn = (today: string, { shownFrom, shownUntil }: ShownDays): boolean =>
  (shownFrom === null || shownFrom <= today) && (shownUntil === null || today <= shownUntil)

/** The next day on which some page begins to answer or has ended; null if none will. */
export function nextShownChange(today: string, pages: readonly ShownDays[]): string | null {
  const changes = pages.flatMap(({ shownFrom, shownUntil }) => [
    ...(shownFrom === null ? [] : [shownFrom]),
    ...(shownUntil === null ? [] : [dayAfter(shownUntil)]),
  ])
  return changes.filter((change) => change > today).toSorted()[0] ?? null
}

function dayAfter(of: string): string {
  const date = new Date(`${of}T00:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
