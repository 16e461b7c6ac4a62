import type { Location } from '#schemas/location/location.ts'
import { comingSpecialDays, formatHours, todaysHours, weekLines } from '#schemas/location/opening-hours.ts'
import { timeZoneAt } from '#schemas/location/time-zone.ts'
import { nameClock } from '#schemas/location/time-words.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Badge } from '../_ui/badge.tsx'
import { Box } from '../_ui/box.tsx'
import { Inline } from '../_ui/inline.tsx'
import { VisuallyHidden } from '../_ui/visually-hidden.tsx'
import { Popup } from '../_ui/popup.tsx'
import * as texts from './texts.ts'

/** The clock of a location's door. */
export function useClockAt(location: Location): { now: Date; timeZone: string } {
  return { now: new Date(usePage().now), timeZone: timeZoneAt(location, useSite()) }
}

/** ` (Perth time)` where the site's clock shows another time, else empty. */
export function useClockWords(location: Location): string {
  const clock = nameClock(new Date(usePage().now).toISOString(), {
    location: useClockAt(location).timeZone,
    site: useSite().timeZone,
  })
  return clock && ` (${clock})`
}

/** Whether the door is open now, and until when today. Nothing without hours. */
export function Today({ location }: { location: Location }) {
  const today = todaysHours(location, useClockAt(location))
  const clock = useClockWords(location)
  if (!today) return null
  return (
    <Inline as="span" gap={2}>
      {today.isClosed ? (
        <Badge>{texts.closedToday}</Badge>
      ) : (
        <>
          <Badge look={today.isOpen ? 'positive' : 'neutral'}>{today.isOpen ? texts.openNow : texts.closedNow}</Badge>
          <span>{texts.todayText({ text: today.text + clock })}</span>
        </>
      )}
      {today.holiday ? <Badge look="warning">{today.holiday}</Badge> : null}
    </Inline>
  )
}

/** The week from Monday, and the holidays that come. Nothing without hours. */
export function Week({ location, captioned }: { location: Location; captioned: boolean }) {
  const lines = weekLines(location.opening_hours)
  if (lines.length === 0) return null
  return (
    <>
      <Box as="table" width="100%" fontSize="sm">
        <caption>{captioned ? <Caption /> : <VisuallyHidden>{texts.openingHours}</VisuallyHidden>}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={line.days}>
              <Box as="th" scope="row" textAlign="left" py={1} fontWeight="regular">
                {line.days}
              </Box>
              <Box as="td" textAlign="right" py={1} css={{ fontVariantNumeric: 'tabular-nums' }}>
                {line.hours}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
      <Holidays location={location} />
    </>
  )
}

function Caption() {
  return (
    <Box as="span" display="block" textAlign="left" pb={1} color="muted">
      {texts.openingHours}
    </Box>
  )
}

/** Most that a dialog lists. */
const daysAtMost = 8

function Holidays({ location }: { location: Location }) {
  const coming = comingSpecialDays(location, useClockAt(location)).slice(0, daysAtMost)
  if (coming.length === 0) return null
  return (
    <Popup
      trigger={texts.holidayHours}
      title={texts.holidayHoursName({ name: location.name })}
      size="sm"
      variant="secondary"
    >
      <Box as="ul" display="grid" gap={2}>
        {coming.map((day) => (
          <li key={day.date}>
            {formatDate(day.date)} {day.name ? `(${day.name})` : ''}: {formatHours(day)}
          </li>
        ))}
      </Box>
    </Popup>
  )
}

/** A calendar day, the same in every time zone. */
const formatDate = (date: string) =>
  new Date(`${date.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
