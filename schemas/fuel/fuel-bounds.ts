/** Maximum values of inputs. Kilometres per week, litres per 100 km, cents per litre. */
export const fuelBounds = {
  kmPerWeek: 20_000,
  litresPer100Km: 100,
  pricePerLitre: 20_00,
} as const

/** Normalises a typed number: empty and negative values are 0, and larger ones are limited. */
export const withinFuelBounds = (field: keyof typeof fuelBounds, value: number | null): number =>
  value === null || !Number.isFinite(value) ? 0 : Math.min(fuelBounds[field], Math.max(0, value))
