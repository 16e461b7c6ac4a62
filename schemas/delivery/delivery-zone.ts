import { z } from 'zod'
import { cents } from '../lib/money.ts'
import { readPostcodeRanges } from './postcode-ranges.ts'
import * as texts from './texts.ts'

/** How a zone is defined: by postcodes, or by the distance from the vehicle's location. */
export const zoneKinds = ['postcodes', 'distance'] as const

const base = { name: z.string().trim().min(1).max(80), price: cents }

/** A delivery zone with its price. `within` is in kilometres. */
export const deliveryZone = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('postcodes'),
    postcodes: z.string().transform((text, context) => {
      const ranges = readPostcodeRanges(text)
      if (ranges) return ranges
      context.addIssue({ code: 'custom', message: texts.theseAreNoPostcodes })
      return z.NEVER
    }),
  }),
  z.object({ ...base, kind: z.literal('distance'), within: z.number().positive() }),
])
export type DeliveryZone = z.infer<typeof deliveryZone>

/** vehicles §3, Delivery quote: name (region) and price. */
export const deliveryQuote = z.object({ name: z.string(), price: cents })
export type DeliveryQuote = z.infer<typeof deliveryQuote>
