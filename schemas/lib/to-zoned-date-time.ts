import { Temporal } from 'temporal-polyfill'

/** A moment in a time zone. `timeZone` is an IANA name. Server only: code for browsers uses the native `Intl`. */
export const toZonedDateTime = (moment: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
