import { z } from 'zod'
import { cents } from '../lib/money.ts'
import { balance } from './balance.ts'
import { valuationRange } from './valuation.ts'
import { outlook } from './outlook.ts'

/** An offer for a car, and the remaining amount for the vehicle it is traded in for; money in cents. */
export const offer = z.object({
  lead_id: z.int(),
  car: z.string(),
  outlook,
  range: valuationRange,
  expires_at: z.string(),
  towards: z.object({ name: z.string(), price: cents, balance: balance.nullable() }).nullable(),
})
export type Offer = z.infer<typeof offer>
