import { z } from 'zod'
import { commonMeta, type Field, type FieldOptions, registerField } from '../field-meta.ts'

/** Yes or no; no by default. */
export function toggle(
  options: Omit<FieldOptions, 'required'> & { default?: boolean } = {},
): Field<boolean, boolean | null | undefined> {
  const initial = options.default ?? false
  const schema = z
    .boolean('must be yes or no.')
    .nullish()
    .transform((value) => value ?? initial)
  return registerField(schema, { kind: 'toggle', ...commonMeta(options), default: initial })
}
