import { z } from 'zod'
import { orElse } from '../lib/or-else.ts'

/** A picture of a tenant's library as the site gets it: `url` is `/media/<filename>` on the tenant's own host; focal point in percent. */
export const media = z.looseObject({
  id: z.int(),
  url: z.string(),
  alt: orElse(z.string(), ''),
  width: orElse(z.number(), 1200),
  height: orElse(z.number(), 800),
  focalX: orElse(z.number(), 50),
  focalY: orElse(z.number(), 50),
})
export type Media = z.infer<typeof media>
