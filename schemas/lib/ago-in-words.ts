import * as texts from './texts.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago a moment was, in one unit, rounded down: "3 weeks ago". A moment that is still to come is now. */
export function agoInWords(moment: string, now: Date): string {
  const passed = now.getTime() - new Date(moment).getTime()
  if (Number.isNaN(passed)) return ''
  if (passed < hour) return texts.justNow
  if (passed < day) return texts.hoursAgo({ count: Math.floor(passed / hour) })
  const days = Math.floor(passed / day)
  if (days < 7) return texts.daysAgo({ count: days })
  if (days < 30) return texts.weeksAgo({ count: Math.floor(days / 7) })
  if (days < 365) return texts.monthsAgo({ count: Math.floor(days / 30.44) || 1 })
  return texts.yearsAgo({ count: Math.floor(days / 365) })
}
