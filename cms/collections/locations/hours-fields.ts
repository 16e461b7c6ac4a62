import type { Field, TextFieldSingleValidation } from 'payload'
import { isDay } from '#schemas/lib/day.ts'
import { enterADay } from '#schemas/lib/texts.ts'
import { row } from '../../fields/row.ts'
import { readText } from '../../fields/read-text.ts'
import * as texts from './texts.ts'

const isTime: TextFieldSingleValidation = (value, { siblingData }) => {
  const isOpen = typeof siblingData === 'object' && 'status' in siblingData && siblingData.status === 'Open'
  if (!value) return !isOpen || texts.enterATime
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) || texts.enterATimeAsHhMm
}

const status: Field = {
  name: 'status',
  type: 'select',
  required: true,
  defaultValue: texts.open,
  options: [texts.open, texts.closed],
  admin: { isClearable: false, width: '25%' },
}

const times: Field[] = [
  { name: 'open', type: 'text', label: texts.opens, validate: isTime, admin: { placeholder: '08:30', width: '25%' } },
  { name: 'close', type: 'text', label: texts.closes, validate: isTime, admin: { placeholder: '17:30', width: '25%' } },
]

/** Times are in the location's time zone. */
export const hoursFields: Field[] = [
  {
    name: 'opening_hours',
    type: 'array',
    label: texts.openingHours,
    labels: { singular: texts.day, plural: texts.days },
    maxRows: 14,
    admin: { components: { RowLabel: '/admin/rows/weekday-row-label.tsx#WeekdayRowLabel' }, initCollapsed: true },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'weekday',
            type: 'number',
            label: texts.day,
            required: true,
            min: 0,
            max: 6,
            admin: { width: '25%', components: { Field: '/admin/fields/weekday-field.tsx#WeekdayField' } },
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
    label: texts.holidaysAndSpecialDays,
    labels: { singular: texts.day, plural: texts.days },
    maxRows: 60,
    fields: [
      ...row(
        {
          name: 'date',
          type: 'text',
          required: true,
          admin: { components: { Field: '/admin/fields/day-field.tsx#DayField' } },
          validate: (value: unknown) => isDay(readText(value)) || enterADay,
        },
        { name: 'name', type: 'text', admin: { placeholder: texts.christmasDay } },
      ),
      { type: 'row', fields: [{ ...status, defaultValue: texts.closed }, ...times] },
    ],
  },
]
