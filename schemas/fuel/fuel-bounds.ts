/** The most that can be meant: beyond it a typed number is held. Kilometres a week, litres per 100 km, cents a litre. */
export const fuelBounds = {
  kmPerWeek: 20_000,
  litresPer100Km: 100,
  pricePerLitre: 20_00,
} as const

/** A typed number made usable: nothing and what is below 0 is 0, more than can be meant is the most. */
export const withinFuelBounds = (field: keyof typeof fuelBounds, value: number | null): number =>
  value === null || !Number.isFinite(value) ? 0 : Math.min(fuelBounds[field], Math.max(0, value))
