import type { ServerComponentProps } from 'payload'
import { idOf } from '../../outbox/announce.ts'
import { readText } from '../../fields/read-text.ts'
import { SiteTimeNote } from './site-time-note.tsx'

/** Shows a test drive's time in the site's time zone if the browser uses another one. */
export const SiteTime = async ({ data, path, req }: ServerComponentProps & { path: string }) => {
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
  const timeZone = readText(site?.timeZone)
  return timeZone ? <SiteTimeNote path={path} timeZone={timeZone} /> : null
}
