import { z } from 'zod'

/** A signed-in shopper of a site, with a phone number, an email address, or both. */
export const shopper = z.object({
  id: z.int(),
  name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  postcode: z.string(),
})
export type Shopper = z.infer<typeof shopper>
