import type { ServerComponentProps } from 'payload'
import { idOf } from '../../outbox/announce.ts'
import { readText } from '../../fields/read-text.ts'
import { SiteTimeNote } from './site-time-note.tsx'

/** Under the time of a test drive: the same on the clock of its site, for whoever sits in another time zone. */
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
