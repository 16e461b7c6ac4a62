import { z } from 'zod'
import { commonMeta, type Field, type FieldOptions, registerField } from '../field-meta.ts'

/** A moment as ISO 8601 in UTC, or null. With `time: false` the admin only asks for a date. */
export function date(options: FieldOptions & { time?: boolean } = {}): Field<string | null, string | null | undefined> {
  const schema = z
    .string('must be a date.')
    .refine((value) => value === '' || readDate(value) !== null, 'must be a date.')
    .nullish()
    .refine((value) => !options.required || Boolean(value), 'is required.')
    .transform((value) => readDate(value))
  return registerField(schema, { kind: 'date', ...commonMeta(options), time: options.time ?? true, default: null })
}

export function readDate(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
