import type { Cents } from '../lib/money.ts'

/** What the calculator starts with: $1.70 a litre and 250 kms a week. vehicles §9 */
export const usualPricePerLitre: Cents = 1_70
export const usualKmPerWeek = 250
/** Litres per 100 km where nobody knows what the vehicle uses. vehicles §9 */
export const usualEconomy = 10

export interface FuelCostInput {
  kmPerWeek: number
  litresPer100Km: number
  pricePerLitre: Cents
}

/** To the cent. */
export interface FuelCost {
  week: Cents
  /** 52 weeks. */
  year: Cents
}

/**
 * km/100 x L/100km x price, of a week and of a year. A year is calculated from the unrounded week. vehicles §9
 *
 * 250 km at 7.4 litres and $1.70 is $31.45 a week.
 */
export function fuelCost({ kmPerWeek, litresPer100Km, pricePerLitre }: FuelCostInput): FuelCost {
  const week = (kmPerWeek / 100) * litresPer100Km * pricePerLitre
  return { week: Math.round(week), year: Math.round(week * 52) }
}
