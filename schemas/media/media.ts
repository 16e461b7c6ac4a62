import { z } from 'zod'

/** A picture of a tenant's library as the site gets it: `url` is `/media/<filename>` on the tenant's own host; focal point in percent. */
export const media = z.looseObject({
  id: z.int(),
  url: z.string(),
  alt: z
    .string()
    .nullish()
    .transform((alt) => alt ?? ''),
  width: z
    .number()
    .nullish()
    .transform((width) => width ?? 1200),
  height: z
    .number()
    .nullish()
    .transform((height) => height ?? 800),
  focalX: z
    .number()
    .nullish()
    .transform((x) => x ?? 50),
  focalY: z
    .number()
    .nullish()
    .transform((y) => y ?? 50),
})
export type Media = z.infer<typeof media>
