import type { Field, FieldOptions } from '../field-meta.ts'
import { type Reference, type ReferenceInput, references } from './reference.ts'

/** Hand-picked vehicles from stock, in the marketer's order. */
export const vehicles = (
  options: FieldOptions & { max?: number } = {},
): Field<Reference<'vehicle'>[], ReferenceInput[] | null | undefined> =>
  references('vehicle', { ...options, picker: 'stock' })
