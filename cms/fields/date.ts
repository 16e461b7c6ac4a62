import type { DateField } from 'payload'

type DateOptions = Pick<DateField, 'index' | 'required' | 'validate' | 'access'> & {
  name: string
  label: string
  /** Whether the time of day is included. */
  withTime?: boolean
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
  clock = 'site',
  cell,
  empty = '–',
  ...field
}: DateOptions): DateField => ({
  ...field,
  type: 'date',
  label,
  admin: {
    ...(aside ? { position: 'sidebar', description: aside.description } : {}),
    components: {
      Field: withTime
        ? { path: '/admin/fields/moment-field.tsx#MomentField', clientProps: { clock } }
        : '/admin/fields/day-field.tsx#DayField',
      Cell: cell ?? { path: '/admin/fields/moment-cell.tsx#MomentCell', serverProps: { clock, empty, withTime } },
    },
    date: { pickerAppearance: withTime ? 'dayAndTime' : 'dayOnly' },
  },
})
