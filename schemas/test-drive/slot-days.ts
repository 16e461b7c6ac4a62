import { z } from 'zod'

/** A day with the times that can be booked on it: `2026-11-23`, `Mon 23 Nov`, `9:00am`. Times are moments, ISO 8601. */
export const slotDay = z.object({
  date: z.string(),
  label: z.string(),
  slots: z.array(z.object({ starts_at: z.string(), label: z.string() })),
})
export type SlotDay = z.infer<typeof slotDay>

/** What can be booked where; `location` is null where the site has no place to drive from. */
export const slotDays = z.object({
  location: z.object({ id: z.int(), name: z.string(), address: z.string() }).nullable(),
  minutes: z.int(),
  days: z.array(slotDay),
})
export type SlotDays = z.infer<typeof slotDays>
