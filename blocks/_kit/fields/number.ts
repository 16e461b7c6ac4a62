import { z } from 'zod'
import { commonMeta, type Field, type FieldOptions, registerField } from '../field-meta.ts'
import * as texts from '../texts.ts'

export interface NumberOptions<D extends number | undefined> extends FieldOptions {
  min?: number
  max?: number
  int?: boolean
  step?: number
  default?: D
}

/** A number, or null if empty; never null with a default. */
export function number<const D extends number | undefined = undefined>(
  options: NumberOptions<D> = {},
): Field<D extends number ? number : number | null, number | null | undefined> {
  const { min, max } = options
  const initial = options.default ?? null
  const given = z.number('must be a number.')
  const whole = options.int ? given.int('must be a whole number.') : given
  const least = min === undefined ? whole : whole.min(min, texts.mustBeAtLeastMin({ min }))
  const within = max === undefined ? least : least.max(max, texts.mayBeAtMostMax({ max }))
  const schema = within
    .nullish()
    .refine((value) => !options.required || (value ?? initial) !== null, 'is required.')
    .transform((value) => (value ?? initial) as D extends number ? number : number | null)
  return registerField(schema, {
    kind: 'number',
    ...commonMeta(options),
    min: min ?? null,
    max: max ?? null,
    int: options.int ?? false,
    step: options.step ?? null,
    default: initial,
  })
}
