import type { ServerComponentProps } from 'payload'
import { idOf } from '../../outbox/announce.ts'
import { textOf } from '../../fields/text-of.ts'
import { SiteClockNote } from './site-clock-note.tsx'

/** Under the time of a test drive: the same on the clock of its site, for anyone who sits in another time zone. */
export const SiteClock = async ({ data, path, req }: ServerComponentProps & { path: string }) => {
  const id = idOf(data?.tenant)
  const site =
    id === null
      ? null
      : await req.payload.findByID({
          collection: 'tenants',
          id,
          depth: 0,
          req,
          user: req.user,
          overrideAccess: false,
          disableErrors: true,
          select: { timeZone: true },
        })
  const timeZone = textOf(site?.timeZone)
  return timeZone ? <SiteClockNote path={path} timeZone={timeZone} /> : null
}
