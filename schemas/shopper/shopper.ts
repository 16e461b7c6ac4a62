import { z } from 'zod'

/** Somebody who is signed in to one site, as that site knows them: by a phone number, an e-mail address, or both. */
export const shopper = z.object({
  id: z.int(),
  name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  postcode: z.string(),
})
export type Shopper = z.infer<typeof shopper>
