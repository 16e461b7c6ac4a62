import type { Cents } from '../lib/money.ts'

/** Initial values: $1.70 per litre and 250 km per week. vehicles §9 */
export const standardPricePerLitre: Cents = 1_70
export const standardKmPerWeek = 250
/** Litres per 100 km if the vehicle's consumption is unknown. vehicles §9 */
export const usualEconomy = 10

export interface FuelCostInput {
  kmPerWeek: number
  litresPer100Km: number
  pricePerLitre: Cents
}

/** Rounded to the cent. */
export interface FuelCost {
  week: Cents
  /** 52 weeks. */
  year: Cents
}

/**
 * km/100 x L/100km x price, per week and year. The year is computed from the unrounded week. vehicles §9 ⏎ 250 km at 7.4 litres and $1.70
 * is $31.45 a week.
 */
export function fuelCost({ kmPerWeek, litresPer100Km, pricePerLitre }: FuelCostInput): FuelCost {
  const week = (kmPerWeek / 100) * litresPer100Km * pricePerLitre
  return { week: Math.round(week), year: Math.round(week * 52) }
}
