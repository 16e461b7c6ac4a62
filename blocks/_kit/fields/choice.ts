import { z } from 'zod'
import { commonMeta, type Field, type FieldOptions, humanise, registerField } from '../field-meta.ts'

export interface ChoiceOptions<T extends string, D extends T | undefined> extends FieldOptions {
  /** The label of each option; the default for `used-cars` is "Used cars". */
  labels?: Partial<Record<T, string>>
  default?: D
}

/** One option, or null without a choice; never null with a default. */
export function choice<const T extends string, const D extends T | undefined = undefined>(
  options: readonly [T, ...T[]],
  settings: ChoiceOptions<T, D> = {},
): Field<D extends string ? T : T | null, T | null | undefined> {
  const initial = settings.default ?? null
  if (initial !== null && !options.includes(initial)) {
    throw new Error(`The default "${initial}" is none of the options: ${options.join(', ')}.`)
  }
  const schema = z
    .enum(options, 'must be one of the options.')
    .nullish()
    .refine((value) => !settings.required || (value ?? initial) !== null, 'is required.')
    .transform((value) => (value ?? initial) as D extends string ? T : T | null)
  return registerField(schema as Field<D extends string ? T : T | null, T | null | undefined>, {
    kind: 'choice',
    ...commonMeta(settings),
    options,
    labels: labelsFor(options, settings.labels ?? {}),
    many: false,
    default: initial,
  })
}

/** Any number of options, in the order of selection. */
export function choices<const T extends string>(
  options: readonly [T, ...T[]],
  settings: FieldOptions & { labels?: Partial<Record<T, string>> } = {},
): Field<T[], T[] | null | undefined> {
  const schema = z
    .array(z.enum(options, 'holds something that is not one of the options.'), 'must be a list of options.')
    .nullish()
    .refine((value) => !settings.required || (value ?? []).length > 0, 'is required.')
    .transform((value) => value ?? [])
  return registerField(schema as Field<T[], T[] | null | undefined>, {
    kind: 'choice',
    ...commonMeta(settings),
    options,
    labels: labelsFor(options, settings.labels ?? {}),
    many: true,
    default: null,
  })
}

const labelsFor = (options: readonly string[], given: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(options.map((option) => [option, given[option] ?? humanise(option)]))
