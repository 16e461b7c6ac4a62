import { z } from 'zod'

/** Where a site delivers, from its zones: everywhere in its country, or regions by name and a distance in kilometres. */
export const deliveryArea = z.object({
  everywhere: z.boolean(),
  regions: z.array(z.string()),
  withinKm: z.number().nullable(),
})
export type DeliveryArea = z.infer<typeof deliveryArea>
