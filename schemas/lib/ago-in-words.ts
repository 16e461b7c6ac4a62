import * as texts from './texts.ts'

/** How long before today a day was, in one unit, rounded down: "3 weeks ago". Both are days: `2026-11-25`. A day that is still to come is today. */
export function agoInWords(day: string, today: string): string {
  const days = (Date.parse(today) - Date.parse(day)) / 86_400_000
  if (Number.isNaN(days)) return ''
  if (days < 1) return texts.today
  if (days < 7) return texts.daysAgo({ count: days })
  if (days < 30) return texts.weeksAgo({ count: Math.floor(days / 7) })
  if (days < 365) return texts.monthsAgo({ count: Math.floor(days / 30.44) || 1 })
  return texts.yearsAgo({ count: Math.floor(days / 365) })
}
