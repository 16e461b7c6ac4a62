import { z } from 'zod'
import { commonMeta, type Field, type FieldOptions, registerField } from '../field-meta.ts'

/** The theme's colours for marketers: tokens rather than colour values, so that a new theme changes every block. */
export const colourTokens = ['primary', 'accent', 'ink', 'surface'] as const
export type ColourToken = (typeof colourTokens)[number]

/** A theme colour, or null without a choice; never null with a default. */
export function colour<const D extends ColourToken | undefined = undefined>(
  options: FieldOptions & { default?: D } = {},
): Field<D extends ColourToken ? ColourToken : ColourToken | null, ColourToken | null | undefined> {
  const initial = options.default ?? null
  const schema = z
    .enum(colourTokens, 'must be a colour of the theme.')
    .nullish()
    .refine((value) => !options.required || (value ?? initial) !== null, 'is required.')
    .transform((value) => (value ?? initial) as D extends ColourToken ? ColourToken : ColourToken | null)
  return registerField(schema, { kind: 'colour', ...commonMeta(options), options: colourTokens, default: initial })
}
