import { z } from 'zod'
import { media, type Media } from '#schemas/media/media.ts'
import { commonMeta, type Field, type FieldOptions, registerField } from '../field-meta.ts'

/** Stored as a media id, populated as the media document. */
export type ImageInput = number | { id: number } | null | undefined

const stored = z.union(
  [z.int().positive(), z.looseObject({ id: z.int().positive() })],
  'must be a picture of the media library.',
)

/** A picture of the media library; null without a choice, if it was deleted, or if only its id is known. */
export function image(options: FieldOptions = {}): Field<Media | null, ImageInput> {
  const schema = stored
    .nullish()
    .refine((value) => !options.required || (value ?? null) !== null, 'is required.')
    .transform((value) => readImage(value))
  return registerField(schema, { kind: 'image', ...commonMeta(options) })
}

export function readImage(value: unknown): Media | null {
  const parsed = media.safeParse(value)
  return parsed.success ? parsed.data : null
}
