import type { DateField } from 'payload'
import * as texts from './texts.ts'

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

/**
 * A date in the local format, `21 Nov 2026`, typed or picked from a calendar. The calendar opens only by click: opened by Tab, it would
 * stay open and take the focus again. Payload's input has no accessible name, so it gets a title. With its time, it is on the clock of the
 * site, in forms and in lists.
 */
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
    ...(withTime ? {} : { placeholder: texts.suchAs21Nov2026 }),
    ...(aside ? { position: 'sidebar', description: aside.description } : {}),
    components: withTime
      ? {
          Field: { path: '/admin/fields/moment-field.tsx#MomentField', clientProps: { clock } },
          Cell: cell ?? { path: '/admin/fields/moment-cell.tsx#MomentCell', serverProps: { clock, empty } },
        }
      : { Cell: cell ?? { path: '/admin/fields/date-cell.tsx#DateCell', clientProps: { empty } } },
    date: {
      pickerAppearance: withTime ? 'dayAndTime' : 'dayOnly',
      displayFormat: withTime ? 'd MMM yyyy, h:mm a' : 'd MMM yyyy',
      overrides: { title: label, preventOpenOnFocus: true },
    },
  },
})
