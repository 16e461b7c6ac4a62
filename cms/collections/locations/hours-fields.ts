import type { Field, TextFieldSingleValidation } from 'payload'
import { row } from '../../fields/row.ts'
import { readText } from '../../fields/read-text.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const isTime: TextFieldSingleValidation = (value, { siblingData }) => {
  const isOpen = typeof siblingData === 'object' && 'status' in siblingData && siblingData.status === 'Open'
  if (!value) return !isOpen || 'Enter a time, such as 08:30.'
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) || 'Enter a time as HH:MM, such as 08:30.'
}

const status: Field = {
  name: 'status',
  type: 'select',
  required: true,
  defaultValue: 'Open',
  options: ['Open', 'Closed'],
  admin: { isClearable: false, width: '25%' },
}

const times: Field[] = [
  { name: 'open', type: 'text', label: 'Opens', validate: isTime, admin: { placeholder: '08:30', width: '25%' } },
  { name: 'close', type: 'text', label: 'Closes', validate: isTime, admin: { placeholder: '17:30', width: '25%' } },
]

/** Times are on the site's own clock. */
export const hoursFields: Field[] = [
  {
    name: 'opening_hours',
    type: 'array',
    label: 'Opening hours',
    labels: { singular: 'Day', plural: 'Days' },
    maxRows: 14,
    admin: { components: { RowLabel: '/admin/rows/weekday-row-label.tsx#WeekdayRowLabel' }, initCollapsed: true },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'weekday',
            type: 'number',
            label: 'Day (0 is Sunday)',
            required: true,
            min: 0,
            max: 6,
            admin: { width: '25%', description: weekdays.map((day, index) => `${index} ${day}`).join(', ') },
          },
          status,
          ...times,
        ],
      },
    ],
  },
  {
    name: 'special_hours',
    type: 'array',
    label: 'Holidays and special days',
    labels: { singular: 'Day', plural: 'Days' },
    maxRows: 60,
    fields: [
      ...row(
        {
          name: 'date',
          type: 'text',
          required: true,
          admin: { placeholder: '2026-12-25' },
          validate: (value: unknown) => /^\d{4}-\d{2}-\d{2}$/.test(readText(value)) || 'Enter a date as YYYY-MM-DD.',
        },
        { name: 'name', type: 'text', admin: { placeholder: 'Christmas Day' } },
      ),
      { type: 'row', fields: [{ ...status, defaultValue: 'Closed' }, ...times] },
    ],
  },
]
