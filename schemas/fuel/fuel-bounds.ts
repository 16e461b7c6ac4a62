/** Largest accepted values of inputs; from 0. Kilometres per week, litres per 100 km, cents per litre. */
export const fuelBounds = {
  kmPerWeek: 20_000,
  litresPer100Km: 100,
  pricePerLitre: 20_00,
} as const
