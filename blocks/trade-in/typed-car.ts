import { z } from 'zod'
import { ownCar } from '#schemas/valuation/own-car.ts'

const { make, model, badge, km, year } = ownCar.shape

/** A car as described in the form, where the year is a text. */
export const typedCar = z.object({
  year: z
    .string()
    .transform((text) => (/^\d{4}$/.test(text.trim()) ? Number(text) : Number.NaN))
    .pipe(year),
  make,
  model,
  badge,
  km,
})
