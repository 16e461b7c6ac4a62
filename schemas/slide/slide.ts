import { z } from 'zod'
import { media } from '../media/media.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const orNull = (value: string | null | undefined) => value ?? null

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
  /** When its campaign begins and ends; null without an end. locations §9, a campaign expiry date */
  start: z.string().nullish().transform(orNull),
  expiry: z.string().nullish().transform(orNull),
  /** Null while not populated, or deleted. */
  image: z
    .union([media, z.int()])
    .nullish()
    .transform((value) => (typeof value === 'object' ? value : null)),
})
