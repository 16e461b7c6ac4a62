import { z } from 'zod'
import { orElse } from '../lib/or-else.ts'

const text = orElse(z.string(), '')

/** A car as a register of number plates describes it. */
export const foundCar = z.object({
  year: z.int().min(1900).max(2100),
  make: z.string().min(1),
  model: z.string().min(1),
  badge: text,
  body: text,
  colour: text,
  /** Identifier in price guides. */
  nvic: text,
})
export type FoundCar = z.infer<typeof foundCar>
