import { z } from 'zod'

/** A day with its available times: `2026-11-23`, `Mon 23 Nov`, `9:00am`. Times are ISO 8601. */
export const slotDay = z.object({
  date: z.string(),
  label: z.string(),
  slots: z.array(z.object({ starts_at: z.string(), label: z.string() })),
})
export type SlotDay = z.infer<typeof slotDay>

/**
 * Available times on the clock of their location; `location` is null if the site has none. `clock` names it if the site's shows another time:
 * `Perth time`.
 */
export const slotDays = z.object({
  location: z.object({ id: z.int(), name: z.string(), address: z.string(), clock: z.string() }).nullable(),
  minutes: z.int(),
  days: z.array(slotDay),
})
export type SlotDays = z.infer<typeof slotDays>
