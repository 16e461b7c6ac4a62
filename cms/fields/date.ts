import type { DateField } from 'payload'
import * as texts from './texts.ts'

type DateOptions = Pick<DateField, 'index' | 'required' | 'validate' | 'access'> & {
  name: string
  label: string
  /** Whether the time of day is included. */
  withTime?: boolean
  /** Places the date in the form's sidebar. */
  aside?: { description: string }
  /** A component below the input. */
  under?: string
  /** A component for the list column. The default shows the date in the local format. */
  cell?: string
  /** List text for an empty date. */
  empty?: string
}

/**
 * A date in the local format, `21 Nov 2026`, typed or picked from a calendar. The calendar opens only by click: opened by Tab, it would
 * stay open and take the focus again. Payload's input has no accessible name, so it gets a title.
 */
export const dateField = ({
  label,
  withTime = false,
  aside,
  under,
  cell,
  empty = '–',
  ...field
}: DateOptions): DateField => ({
  ...field,
  type: 'date',
  label,
  admin: {
    placeholder: withTime ? texts.suchAs21Nov2026 : texts.suchAs21Nov20262,
    ...(aside ? { position: 'sidebar', description: aside.description } : {}),
    components: {
      ...(under ? { afterInput: [under] } : {}),
      Cell: cell ?? { path: '/admin/fields/date-cell.tsx#DateCell', clientProps: { empty } },
    },
    date: {
      pickerAppearance: withTime ? 'dayAndTime' : 'dayOnly',
      displayFormat: withTime ? 'd MMM yyyy, h:mm a' : 'd MMM yyyy',
      overrides: { title: label, preventOpenOnFocus: true },
    },
  },
})
