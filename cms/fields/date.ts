import type { DateField } from 'payload'

type DateOptions = Pick<DateField, 'index' | 'required' | 'validate' | 'access'> & {
  name: string
  label: string
  /** Whether the time of day counts too. */
  withTime?: boolean
  /** For a date at the side of the form. */
  aside?: { description: string }
  /** A component under the box. */
  under?: string
  /** A component for its column in lists; without one, the date as it is written here. */
  cell?: string
  /** What lists say where there is none. */
  empty?: string
}

/**
 * A date as it is written here, `21 Nov 2026`: typed, or picked from the days that a click opens. Opened by the Tab key as well they stay open, and
 * take the focus again. Payload's box has no name for who cannot see its label: the title is one.
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
    placeholder: withTime ? 'Such as 21 Nov 2026, 9:30 am' : 'Such as 21 Nov 2026',
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
