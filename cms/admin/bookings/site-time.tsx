import type { ServerComponentProps } from 'payload'
import { readId } from '../../outbox/announce.ts'
import { readText } from '../../fields/read-text.ts'
import { SiteTimeNote } from './site-time-note.tsx'

/** Shows a test drive's time on the clock of its location or site if the browser uses another time zone. */
export const SiteTime = async ({ data, path, req }: ServerComponentProps & { path: string }) => {
  const [siteId, locationId] = [readId(data?.tenant), readId(data?.location)]
  const asked = { depth: 0, req, user: req.user, overrideAccess: false, disableErrors: true } as const
  const location =
    locationId === null
      ? null
      : await req.payload.findByID({ collection: 'locations', id: locationId, ...asked, select: { time_zone: true } })
  const site =
    siteId === null
      ? null
      : await req.payload.findByID({ collection: 'tenants', id: siteId, ...asked, select: { timeZone: true } })
  const timeZone = readText(location?.time_zone) || readText(site?.timeZone)
  return timeZone ? <SiteTimeNote path={path} timeZone={timeZone} /> : null
}
