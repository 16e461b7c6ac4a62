import { z } from 'zod'
import { commonMeta, type Field, type FieldOptions, registerField } from '../field-meta.ts'
import { type ReferenceDocument, type ReferenceTarget, referenceTargets } from './reference-target.ts'
import * as texts from '../texts.ts'

/** A document reference; `doc` is null while it is not populated, unpublished or deleted. */
export interface Reference<T extends ReferenceTarget = ReferenceTarget> {
  id: number
  doc: ReferenceDocument<T> | null
}

export type ReferenceInput = number | { id: number } | null | undefined

const stored = z.union([z.int().positive(), z.looseObject({ id: z.int().positive() })])

/** One document, or null without a choice. */
export function reference<const T extends ReferenceTarget>(
  to: T,
  options: FieldOptions = {},
): Field<Reference<T> | null, ReferenceInput> {
  const schema = stored
    .nullish()
    .refine((value) => !options.required || (value ?? null) !== null, 'is required.')
    .transform((value) => readReference(to, value))
  return registerField(schema, {
    kind: 'reference',
    ...commonMeta(options),
    to,
    many: false,
    max: null,
    picker: 'list',
  })
}

export interface ReferencesOptions extends FieldOptions {
  max?: number
  /** The picker in the admin: the collection's list, or the stock search. */
  picker?: 'list' | 'stock'
}

/** Any number of documents, in the order of selection. */
export function references<const T extends ReferenceTarget>(
  to: T,
  options: ReferencesOptions = {},
): Field<Reference<T>[], ReferenceInput[] | null | undefined> {
  const { max, picker = 'list' } = options
  const schema = z
    .array(stored.nullish(), 'must be a list.')
    .nullish()
    .refine(
      (value) => max === undefined || (value ?? []).length <= max,
      texts.mayHaveAtMostMaxEntries({ max: max ?? 0 }),
    )
    .refine((value) => !options.required || (value ?? []).length > 0, 'is required.')
    .transform((value) => readReferences(to, value))
  return registerField(schema, { kind: 'reference', ...commonMeta(options), to, many: true, max: max ?? null, picker })
}

export function readReference<T extends ReferenceTarget>(to: T, value: unknown): Reference<T> | null {
  const given = stored.safeParse(value)
  if (!given.success) return null
  if (typeof given.data === 'number') return { id: given.data, doc: null }
  const populated = referenceTargets[to].document.safeParse('doc' in given.data ? given.data['doc'] : given.data)
  return { id: given.data.id, doc: populated.success ? (populated.data as ReferenceDocument<T>) : null }
}

export const readReferences = <T extends ReferenceTarget>(to: T, value: unknown): Reference<T>[] =>
  Array.isArray(value) ? value.map((entry) => readReference(to, entry)).filter((entry) => entry !== null) : []
