import { z } from 'zod'

/** A postcode or town to search around. `label` is its usual name: `Maroochydore QLD 4558`. Degrees, WGS 84. */
export const place = z.object({ label: z.string(), lat: z.number(), long: z.number() })
export type Place = z.infer<typeof place>
