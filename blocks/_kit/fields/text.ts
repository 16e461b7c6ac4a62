import { z } from 'zod'
import { commonMeta, type Field, type FieldOptions, registerField, type TextPattern } from '../field-meta.ts'
import * as texts from '../texts.ts'

export interface TextOptions extends FieldOptions {
  /** Maximum characters; by default 200 for a line and 2,000 for a paragraph. */
  max?: number
  multiline?: boolean
  pattern?: TextPattern
  placeholder?: string
  default?: string
}

/** Plain text: a string, possibly empty. */
export function text(options: TextOptions = {}): Field<string, string | null | undefined> {
  const multiline = options.multiline ?? false
  const max = options.max ?? (multiline ? 2_000 : 200)
  const initial = options.default ?? ''
  const pattern = options.pattern ?? null
  const schema = z
    .string('must be text.')
    .max(max, texts.mayHaveAtMostMaxCharacters({ max }))
    .refine(
      (value) => value === '' || !pattern || pattern.regex.test(value),
      pattern ? `${pattern.reason}.` : undefined,
    )
    .nullish()
    .refine((value) => !options.required || (value ?? initial).trim() !== '', 'is required.')
    .transform((value) => value ?? initial)
  return registerField(schema, {
    kind: 'text',
    ...commonMeta(options),
    max,
    multiline,
    pattern,
    placeholder: options.placeholder ?? null,
    default: initial,
  })
}
