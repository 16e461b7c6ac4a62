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
  /** A component for its column in lists. */
  cell?: string
}

/** A date as it is written here, `21 Nov 2026`. Payload's box has no name for who cannot see its label: the title is one. */
export const dateField = ({ label, withTime = false, aside, under, cell, ...field }: DateOptions): DateField => ({
  ...field,
  type: 'date',
  label,
  admin: {
    ...(aside ? { position: 'sidebar', description: aside.description } : {}),
    components: { ...(under ? { afterInput: [under] } : {}), ...(cell ? { Cell: cell } : {}) },
    date: {
      pickerAppearance: withTime ? 'dayAndTime' : 'dayOnly',
      displayFormat: withTime ? 'd MMM yyyy, h:mm a' : 'd MMM yyyy',
      // The Tab key goes through the days that open at the box and on, instead of round and round in them.
      overrides: { title: label, enableTabLoop: false },
    },
  },
})
