import { z } from 'zod'
import {
  commonMeta,
  type Field,
  type FieldOptions,
  type InputOf,
  type OutputOf,
  registerField,
  type Shape,
} from '../field-meta.ts'

/** Related fields under one heading of the form. */
export function group<const S extends Shape>(
  fields: S,
  options: Omit<FieldOptions, 'required'> = {},
): Field<OutputOf<S>, InputOf<S> | null | undefined> {
  const schema = z.object(fields).nullish()
  return registerField(schema as never, { kind: 'group', ...commonMeta(options), fields })
}
