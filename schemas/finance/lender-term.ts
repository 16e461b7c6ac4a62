import type { LenderFigures } from '../vehicle/vehicle.ts'

/** A lender's term in years, from years, months or weeks; null if missing. vehicles §3, finance_lenders */
export function lenderTerm({ termYears, termMonths, termWeeks }: LenderFigures): number | null {
  if (termYears !== null) return termYears
  if (termMonths) return termMonths / 12
  return termWeeks ? termWeeks / 52 : null
}
