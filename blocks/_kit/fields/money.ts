import { z } from 'zod'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { commonMeta, type Field, type FieldOptions, registerField } from '../field-meta.ts'
import * as texts from '../texts.ts'

export interface MoneyOptions<D extends number | undefined> extends FieldOptions {
  /** Cents, like all money. */
  min?: number
  max?: number
  default?: D
}

/** An amount in integer cents, or null if empty; never null with a default. The admin shows dollars. */
export function money<const D extends number | undefined = undefined>(
  options: MoneyOptions<D> = {},
): Field<D extends number ? number : number | null, number | null | undefined> {
  const min = options.min ?? 0
  const max = options.max ?? Number.MAX_SAFE_INTEGER
  const initial = options.default ?? null
  const amount = z
    .int('must be an amount of money.')
    .min(min, texts.mustBeAtLeastDollars({ dollars: formatDollars(min) }))
    .max(max, texts.mayBeAtMostDollars({ dollars: formatDollars(max) }))
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
