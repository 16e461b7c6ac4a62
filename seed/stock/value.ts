/** Makes with above- or below-average resale value, as a factor. */
const standing: Readonly<Record<string, number>> = {
  Toyota: 1.13,
  Lexus: 1.06,
  Isuzu: 1.08,
  Suzuki: 1.06,
  Subaru: 1.03,
  Mazda: 1.03,
  Kia: 1.01,
  Hyundai: 1,
  Ford: 1,
  Mitsubishi: 1,
  'Mercedes-Benz': 0.93,
  BMW: 0.91,
  Audi: 0.91,
  Volvo: 0.9,
  Jeep: 0.86,
  Peugeot: 0.84,
  Renault: 0.85,
  Holden: 0.86,
  LDV: 0.84,
  MG: 0.92,
  GWM: 0.92,
  BYD: 0.86,
  Tesla: 0.86,
}

interface ValueInput {
  make: string
  /** New price in whole currency units. */
  newPrice: number
  ageYears: number
  km: number
  /** Average kilometres per year. */
  kmPerYear?: number
}

/**
 * The value of a used vehicle. It loses 15 % in the first year, then 9.5 % per year, adjusted for above- or below-average kilometres; never
 * below scrap value.
 */
export function usedValue({ make, newPrice, ageYears, km, kmPerYear = 15_000 }: ValueInput): number {
  const age = Math.max(0, ageYears)
  const byAge = 0.91 * Math.exp(-0.07 * Math.min(age, 1)) * Math.exp(-0.1 * Math.max(0, age - 1))
  const expected = kmPerYear * Math.max(0.5, age)
  const byKm = Math.exp(-0.0000021 * (km - expected * 0.9) - 0.0000008 * km)
  const share = byAge * byKm * (standing[make] ?? 1)
  return Math.max(900, newPrice * Math.min(share, 0.97))
}

/** Dealer prices end in 990, 888, 500 and the like. */
export function dealerPrice(value: number, ending: number): number {
  if (value < 3_000) return Math.round(value / 100) * 100 - 10
  const step = value < 20_000 ? 500 : 1_000
  const base = Math.round((value + 10) / step) * step
  return ending === 990 ? base - 10 : ending === 888 ? base - 112 : base
}
