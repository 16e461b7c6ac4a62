import type { Payload, TypedUser } from 'payload'
import { isPlatformAdmin } from '../../access/is-platform-admin.ts'
import { readLastBackup } from './read-last-backup.ts'

/** How scheduled backups are going; for platform administrators, where there are any. */
export const LastBackup = async ({ payload, user }: { payload: Payload; user: TypedUser }) => {
  if (!isPlatformAdmin(user)) return null
  const found = await readLastBackup(payload)
  if (!found) return null
  const { succeededAt, failure } = found
  return (
    <p
      className={failure === null ? 'fc-overview__backup' : 'fc-overview__backup fc-overview__backup--failed'}
      role={failure === null ? undefined : 'alert'}
    >
      {succeededAt === null ? 'No scheduled backup has run yet.' : `Last backup: ${inWords(succeededAt)}.`}
      {failure === null ? null : ` The latest attempt failed: ${failure}`}
    </p>
  )
}

const inWords = (moment: Date) =>
  moment.toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }) + ' UTC'
