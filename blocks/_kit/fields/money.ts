import { z } from 'zod'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { commonMeta, type Field, type FieldOptions, registerField } from '../field-meta.ts'

export interface MoneyOptions<D extends number | undefined> extends FieldOptions {
  /** Cents, as everything about money. */
  min?: number
  max?: number
  default?: D
}

/** An amount in integer cents, or null where none was given; never null with a default. The admin asks for dollars. */
export function money<const D extends number | undefined = undefined>(
  options: MoneyOptions<D> = {},
): Field<D extends number ? number : number | null, number | null | undefined> {
  const min = options.min ?? 0
  const max = options.max ?? Number.MAX_SAFE_INTEGER
  const initial = options.default ?? null
  const amount = z
    .int('must be an amount of money.')
    .min(min, `must be at least ${formatDollars(min)}.`)
    .max(max, `may be at most ${formatDollars(max)}.`)
  const schema = amount
    .nullish()
    .refine((value) => !options.required || (value ?? initial) !== null, 'is required.')
    .transform((value) => (value ?? initial) as D extends number ? number : number | null)
  return registerField(schema, {
    kind: 'money',
    ...commonMeta(options),
    min,
    max,
    default: initial,
  })
}
