import type { FlattenedField } from 'payload'
import { wholeDays } from '#schemas/lib/day-time.ts'
import { readDay } from '#schemas/lib/day.ts'
import { isFields } from '#schemas/page/same-value.ts'
import { readText } from '../../fields/read-text.ts'
import { formatLocalTime } from '../bookings/format-local-time.ts'
import { valueText } from '../editing/value-text.ts'
import { wordsOfInput } from './input-words.ts'
import * as texts from './texts.ts'

export interface ValueContext {
  timeZone: string
  /** What people call a document. */
  findTitle: (collection: string, id: number) => string
}

/** A stored value as a person reads it; empty for no value. */
export function formatValue(value: unknown, field: FlattenedField | undefined, words: ValueContext): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return ''
  const own = field && wordsOfInput(value, field)
  if (own !== null && own !== undefined) return own
  switch (field?.type) {
    case 'date':
      return formatDate(readText(value), { field, timeZone: words.timeZone })
    case 'select':
    case 'radio':
      return (Array.isArray(value) ? value : [value]).map((each) => findOption(each, field.options)).join(', ')
    case 'relationship':
    case 'upload':
      return (Array.isArray(value) ? value : [value])
        .map((each) => formatReference(each, { relationTo: field.relationTo, words }))
        .join(', ')
    case 'array':
      return (
        Array.isArray(value)
          ? value.map((row) => formatRow(row, { field, words }))
          : [formatFields(value, field.flattenedFields, words)]
      ).join('\n')
    case 'group':
    case 'tab':
      return formatFields(value, field.flattenedFields, words)
    default:
      return valueText(value, [])
  }
}

/** `Text: Book now`, one line a field. */
function formatFields(value: unknown, fields: readonly FlattenedField[], words: ValueContext): string {
  if (!isFields(value)) return ''
  return fields
    .filter(({ name }) => name !== 'id')
    .flatMap((field) => {
      const text = formatValue(value[field.name], field, words)
      return text === '' ? [] : [`${sayLabel(field)}: ${text}`]
    })
    .join('\n')
}

/** A row of a list by what it says first. */
function formatRow(
  row: unknown,
  { field, words }: { field: Extract<FlattenedField, { type: 'array' }>; words: ValueContext },
): string {
  const [first = ''] = formatFields(row, field.flattenedFields, words).split('\n')
  return first.slice(first.indexOf(': ') + 1).trim() || texts.entry
}

const sayLabel = (field: FlattenedField): string =>
  'label' in field && typeof field.label === 'string' ? field.label : field.name

function findOption(value: unknown, options: Extract<FlattenedField, { type: 'select' }>['options']): string {
  const found = options.find((option) => (typeof option === 'string' ? option : option.value) === value)
  return typeof found === 'object' && typeof found.label === 'string' ? found.label : String(value)
}

interface ReferenceInput {
  relationTo: string | string[]
  words: ValueContext
}

function formatReference(value: unknown, { relationTo, words }: ReferenceInput): string {
  if (isFields(value) && typeof value['relationTo'] === 'string')
    return words.findTitle(value['relationTo'], Number(value['value']))
  return words.findTitle(typeof relationTo === 'string' ? relationTo : '', Number(value))
}

interface DateInput {
  field: Extract<FlattenedField, { type: 'date' }>
  timeZone: string
}

function formatDate(moment: string, { field, timeZone }: DateInput): string {
  const wholeDay = wholeDays.find((each) => each === field.custom?.['wholeDay'])
  if (field.admin?.date?.pickerAppearance !== 'dayOnly')
    return formatLocalTime({ moment, timeZone, wholeDay }) ?? moment
  const day = readDay(moment, timeZone)
  const words = day && formatLocalTime({ moment: `${day}T00:00:00.000Z`, timeZone: 'UTC' })
  return words?.replace(/, [^,]*$/, '') ?? moment
}
