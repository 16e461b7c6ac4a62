import { z } from 'zod'

/** An attempt to deliver a lead. `words` is its result without personal data; `ms` is its duration. */
export const deliveryAttempt = z.object({
  at: z.iso.datetime(),
  ms: z.int().nonnegative(),
  isDelivered: z.boolean(),
  words: z.string(),
})
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>

/** The log of a delivery; invalid entries are omitted. */
export const readAttempts = (value: unknown): DeliveryAttempt[] =>
  (Array.isArray(value) ? value : []).flatMap((item) => deliveryAttempt.safeParse(item).data ?? [])
