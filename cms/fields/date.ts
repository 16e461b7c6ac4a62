import type { DateField, FieldHook } from 'payload'
import type { WholeDay } from '#schemas/lib/day-time.ts'
import { isDay, readDay } from '#schemas/lib/day.ts'
import { enterADay } from '#schemas/lib/texts.ts'
import { readTimeZone } from '../tenancy/read-time-zone.ts'
import { readText } from './read-text.ts'

type DateOptions = Pick<DateField, 'index' | 'required' | 'validate' | 'access'> & {
  name: string
  label: string
  /** Whether the time of day is included. */
  withTime?: boolean
  /** Its time may be left out; then it is this moment of the day. */
  wholeDay?: WholeDay
  /** Places the date in the form's sidebar. */
  aside?: { description: string }
  /** Whose clock shows the time. */
  clock?: 'site' | 'location'
  /** A component for the list column. */
  cell?: string
  /** List text for an empty date. */
  empty?: string
}

/** A day, the same in every time zone (decision 262); with its time a moment on the clock of the site, in forms and in lists (decision 233). */
export const dateField = ({
  label,
  withTime = false,
  aside,
  wholeDay,
  clock = 'site',
  cell,
  empty = '–',
  ...field
}: DateOptions): DateField => ({
  ...field,
  type: 'date',
  label,
  ...(wholeDay ? { custom: { wholeDay } } : {}),
  admin: {
    ...(aside ? { position: 'sidebar', description: aside.description } : {}),
    components: {
      Field: withTime
        ? { path: '/admin/fields/moment-field.tsx#MomentField', clientProps: { clock, wholeDay } }
        : '/admin/fields/day-field.tsx#DayField',
      Cell: cell ?? {
        path: '/admin/fields/moment-cell.tsx#MomentCell',
        serverProps: { clock, empty, withTime, wholeDay },
      },
    },
    date: { pickerAppearance: withTime ? 'dayAndTime' : 'dayOnly' },
  },
  ...(withTime ? {} : dayOnly(field.validate)),
})

/** Clients and feeds that send a moment mean its day. What is no day is left as it is, and refused. */
const storeDay: FieldHook = async ({ value, siblingData, originalDoc, req }) => {
  const text = value instanceof Date ? value.toISOString() : value
  if (text === '' || text === null) return null
  if (typeof text !== 'string' || isDay(text)) return text
  return readDay(text, await readTimeZone(req, { ...originalDoc, ...siblingData })) ?? text
}

/** Payload reads columns of days as moments. */
const readStoredDay: FieldHook = ({ value }) => (typeof value === 'string' ? value.slice(0, 10) : value)

const dayOnly = (check: DateField['validate']): Pick<DateField, 'hooks' | 'validate'> => ({
  hooks: { beforeValidate: [storeDay], afterRead: [readStoredDay] },
  validate: (value, options) => {
    const { required, req } = options
    if (value === null || value === undefined) return !required || req.t('validation:required')
    if (!isDay(readText(value))) return enterADay
    return check?.(value, options) ?? true
  },
})
