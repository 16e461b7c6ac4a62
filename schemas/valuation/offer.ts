import { z } from 'zod'
import { cents } from '../lib/money.ts'
import { balance } from './balance.ts'
import { valuationRange } from './valuation.ts'
import { outlook } from './outlook.ts'

/** What a shopper is offered for a car, and what is then left to pay for the vehicle that it goes towards; money in cents. */
export const offer = z.object({
  lead_id: z.int(),
  car: z.string(),
  outlook,
  range: valuationRange,
  expires_at: z.string(),
  towards: z.object({ name: z.string(), price: cents, balance: balance.nullable() }).nullable(),
})
export type Offer = z.infer<typeof offer>
