import { z } from 'zod'
import type { WholeDay } from '#schemas/lib/day-time.ts'
import { commonMeta, type Field, type FieldOptions, registerField } from '../field-meta.ts'

interface DateOptions extends FieldOptions {
  /** False: the admin only asks for a date. */
  time?: boolean
  /** Its time may be left out; then it is this moment of the day. */
  wholeDay?: WholeDay
}

/** A moment as ISO 8601 in UTC, or null. */
export function date(options: DateOptions = {}): Field<string | null, string | null | undefined> {
  const schema = z
    .string('must be a date.')
    .refine((value) => value === '' || readDate(value) !== null, 'must be a date.')
    .nullish()
    .refine((value) => !options.required || Boolean(value), 'is required.')
    .transform((value) => readDate(value))
  return registerField(schema, {
    kind: 'date',
    ...commonMeta(options),
    time: options.time ?? true,
    wholeDay: options.wholeDay ?? null,
    default: null,
  })
}

export function readDate(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
