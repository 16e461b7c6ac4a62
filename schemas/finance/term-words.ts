import * as texts from './texts.ts'

/** 'Year' for 1 or less, 'Years' otherwise. locations §8 */
export const termLabel = (years: number): 'Year' | 'Years' => (years <= 1 ? texts.year : texts.years)

/** A term in years, as the calculator's reader takes it back: `5 Years`, `1.5 Years`; `20 Months` and `250 Weeks` where it is no half year. */
export function termWords(years: number): string {
  if (Number.isInteger(years * 2)) return `${years} ${termLabel(years)}`
  const months = Math.round(years * 12)
  return Math.abs(years * 12 - months) < 1e-3
    ? texts.countMonths({ count: months })
    : texts.countWeeks({ count: Math.round(years * 52) })
}
