import { keyframes } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '#schemas/api/endpoints.ts'
import type { SlotDay, SlotDays } from '#schemas/test-drive/slot-days.ts'
import { testDriveSlotsQuery } from '../_data/test-drive-slots.ts'
import { Alert } from '../_ui/alert.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Select } from '../_ui/field/select.tsx'
import { Icon } from '../_ui/icon.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import type { FormEntry } from './form-values.ts'
import * as texts from './texts.ts'

interface TimeChooserProps {
  api: Api
  form: FormEntry
  vehicleId: number | null
}

/** When and where a vehicle is driven. It may be left open: then the dealer calls. vehicles §2, Test drive dialog */
export function TimeChooser({ api, form, vehicleId }: TimeChooserProps) {
  const location = Number(form.watch('location')) || undefined
  const { data, isError } = useQuery(testDriveSlotsQuery(api, { car_id: vehicleId ?? undefined, location }))
  const look = styleClasses(style)
  if (isError) return <Alert look="warning">{later}</Alert>
  if (!data) return <div className={look.wait} aria-busy="true" />
  return (
    <div className={look.chooser}>
      <Place place={data.location} />
      {data.days.length === 0 ? <Alert>{later}</Alert> : <Times key={data.location?.id} days={data.days} form={form} />}
    </div>
  )
}

const later = texts.noTimesCanBookedOnlineRightNow

function Place({ place }: { place: SlotDays['location'] }) {
  if (!place) return null
  return (
    <p className={styleClasses(style).place}>
      <Icon name="pin" size={18} />
      <span>
        <strong>{place.name}</strong>
        {place.address ? ` ${place.address}` : ''}
        {place.clock ? ` ${texts.timesAreLocal({ clock: place.clock })}` : ''}
      </span>
    </p>
  )
}

function Times({ days, form }: { days: readonly SlotDay[]; form: FormEntry }) {
  const look = styleClasses(style)
  const watched = form.watch('starts_at')
  const chosen = typeof watched === 'string' ? watched : ''
  const [date, setDate] = useState(() => findDay(days, chosen)?.date ?? '')
  const day = days.find((each) => each.date === date)
  const error = form.formState.errors.starts_at?.message
  return (
    <>
      <Field label={texts.day}>
        <Select
          value={date}
          onChange={({ target }) => {
            setDate(target.value)
            // A chosen day implies choosing one of its times.
            form.setValue('starts_at', target.value === '' ? '' : unchosen)
            form.clearErrors('starts_at')
          }}
        >
          <option value="">{texts.iAmFlexible}</option>
          {days.map((each) => (
            <option key={each.date} value={each.date}>
              {each.label}
            </option>
          ))}
        </Select>
      </Field>
      {day ? (
        <fieldset>
          <legend className={look.legend}>{texts.time}</legend>
          <div className={look.times}>
            {day.slots.map(({ starts_at: startsAt, label }) => (
              <label key={startsAt} className={look.time}>
                <input type="radio" value={startsAt} {...form.register('starts_at')} checked={chosen === startsAt} />
                {label}
              </label>
            ))}
          </div>
          {error ? (
            <Text look="small" color="danger" role="alert" mt={1}>
              {error}
            </Text>
          ) : null}
        </fieldset>
      ) : null}
    </>
  )
}

/** No time yet, of a day that was chosen: the form's own check refuses it. */
const unchosen = 'unchosen'

const findDay = (days: readonly SlotDay[], startsAt: string): SlotDay | undefined =>
  days.find(({ slots }) => slots.some((slot) => slot.starts_at === startsAt))

const pulse = keyframes`50%{opacity:.45}`

const style = {
  wait: { minHeight: '9rem', borderRadius: 'md', bg: 'surfaceSunken', animation: `${pulse} 1.5s ease-in-out infinite` },
  chooser: { display: 'flex', flexDirection: 'column', gap: 4, minHeight: '9rem' },
  place: { display: 'flex', gap: 2, alignItems: 'flex-start', fontSize: 'sm' },
  legend: { fontSize: 'sm', fontWeight: 'semibold', mb: 2 },
  times: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))', gap: 2 },
  time: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'tap',
    border: 'strong',
    borderRadius: 'md',
    cursor: 'pointer',
    '&:hover': { borderColor: 'ink' },
    '&:has(:checked)': { bg: 'action', color: 'onAction', borderColor: 'action', fontWeight: 'semibold' },
    '&:has(:focus-visible)': { outline: '3px solid var(--fc-colors-focus)', outlineOffset: '2px' },
    '& > input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  },
} as const satisfies Record<string, CssObject>
