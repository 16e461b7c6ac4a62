'use client'
import { useConfig } from '@payloadcms/ui'
import type { ClientConfig, ClientField, DateFieldClient } from 'payload'
import type { ChangeEventHandler, PropsWithChildren } from 'react'
import * as texts from './texts.ts'

/**
 * Gives list filters of days the input of forms. Payload's picker holds noon UTC and shows it on the browser's clock, in New Zealand as the
 * next day. A filter's component gets no value, and the server cannot send an input, so the fields get it in the browser. decision 262
 */
export function DayFilters({ children }: PropsWithChildren) {
  const { config } = useConfig()
  // While rendering, since filters of a list that is opened by its address are drawn at once.
  replaceDayPickers(config)
  return children
}

function replaceDayPickers({ collections }: ClientConfig): void {
  // Before sign-in collections have no fields.
  for (const { admin } of collections.flatMap(({ fields }: { fields?: ClientField[] }) => listDays(fields ?? [])))
    admin.date.overrides ??= { ...overrides, customInput: <DayInput /> }
}

/** Payload's type of the field in the browser leaves the picker's props unknown. */
type DayField = DateFieldClient & { admin: { date: { pickerAppearance: 'dayOnly'; overrides?: object } } }

function listDays(fields: ClientField[]): DayField[] {
  return fields.flatMap((field) => {
    if ('tabs' in field) return field.tabs.flatMap((tab) => listDays(tab.fields))
    if ('fields' in field) return listDays(field.fields)
    return isDay(field) ? [field] : []
  })
}

function isDay(field: ClientField): field is DayField {
  const date: unknown = field.type === 'date' ? field.admin?.date : null
  return typeof date === 'object' && date !== null && 'pickerAppearance' in date && date.pickerAppearance === 'dayOnly'
}

const overrides = {
  // The first is how the input gets the picker's moment, the second how the picker reads the input.
  dateFormat: ["yyyy-MM-dd'T'HH:mm:ssxxx", 'yyyy-MM-dd'],
  open: false,
  // Where clocks go forward, noon UTC becomes 11:00, the next day's midnight in New Zealand. The picker would take that day for the same.
  allowSameDay: true,
}

/** The picker sets the props. */
const DayInput = ({ value = '', disabled, onChange }: Partial<PickerInput>) => (
  <input
    type="date"
    aria-label={texts.chooseADay}
    disabled={disabled}
    value={value.includes('T') ? new Date(value).toISOString().slice(0, 10) : value}
    onChange={onChange}
  />
)

interface PickerInput {
  value: string
  disabled: boolean
  onChange: ChangeEventHandler<HTMLInputElement>
}
