import { z } from 'zod'

/** A postcode or a town that a shopper can search around. `label` names it as people do: `Maroochydore QLD 4558`. Degrees, WGS 84. */
export const place = z.object({ label: z.string(), lat: z.number(), long: z.number() })
export type Place = z.infer<typeof place>
