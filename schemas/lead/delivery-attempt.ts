import { z } from 'zod'

/** One attempt to deliver a lead. `words` say what came of it, and nothing of the shopper; `ms` is how long it took. */
export const deliveryAttempt = z.object({
  at: z.iso.datetime(),
  ms: z.int().nonnegative(),
  isDelivered: z.boolean(),
  words: z.string(),
})
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>

/** The log of a delivery; what is no attempt is left out. */
export const readAttempts = (value: unknown): DeliveryAttempt[] =>
  (Array.isArray(value) ? value : []).flatMap((item) => deliveryAttempt.safeParse(item).data ?? [])
