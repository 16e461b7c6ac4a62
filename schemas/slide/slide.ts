import { z } from 'zod'
import { media } from '../media/media.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** A promotion in sliders. locations §3, Slide; the picture is our own field. */
export const slide = z.object({
  id: z.int(),
  name: z.string(),
  description: text,
  /** Empty without a link. */
  url: text,
  /** The picture contains its text: no overlay. */
  hide_overlay: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  /** Null while not populated, or deleted. */
  image: z
    .union([media, z.int()])
    .nullish()
    .transform((value) => (typeof value === 'object' ? value : null)),
})
