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

export interface ListOptions extends Omit<FieldOptions, 'required'> {
  min?: number
  max?: number
  /** Label of one entry: "Slide". */
  itemLabel?: string
  /** Entries start collapsed: for long lists with many fields. */
  folded?: boolean
}

/** One entry of a list; `id` is its row's id, usable as a React key. */
export type ListItem<S extends Shape> = { id: string } & OutputOf<S>

/** Entries with the same fields, in the marketer's order. */
export function list<const S extends Shape>(
  fields: S,
  options: ListOptions = {},
): Field<ListItem<S>[], (InputOf<S> & { id?: string | null })[] | null | undefined> {
  const min = options.min ?? 0
  const { max } = options
  const schema = z
    .array(z.object({ id: z.string().nullish(), ...fields }), 'must be a list.')
    .nullish()
    .transform((value) => value ?? [])
  return registerField(schema as never, {
    kind: 'list',
    ...commonMeta({ ...options, required: min > 0 }),
    fields,
    min,
    max: max ?? null,
    itemLabel: options.itemLabel ?? null,
    folded: options.folded ?? false,
  })
}
