import { formatLocalTime } from '../bookings/format-local-time.ts'

/** A moment of a log on the clock of the site, the same for every reader: `Mon 23 Nov 2026, 9:00:05 am AEDT`. */
export const Moment = ({ at, timeZone }: { at: string; timeZone: string }) => (
  <time dateTime={at}>{formatLocalTime({ moment: at, timeZone, namesZone: true, withSeconds: true }) ?? at}</time>
)
