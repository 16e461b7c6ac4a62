import { z } from 'zod'
import { media } from '../media/media.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** A promotion that sliders show. locations §3, Slide; the picture is ours. */
export const slide = z.object({
  id: z.int(),
  name: z.string(),
  description: text,
  /** Empty where it leads nowhere. */
  url: text,
  /** The picture has its words painted in: nothing is laid over it. */
  hide_overlay: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  /** Null while it is not populated, or gone. */
  image: z
    .union([media, z.int()])
    .nullish()
    .transform((value) => (typeof value === 'object' ? value : null)),
})
