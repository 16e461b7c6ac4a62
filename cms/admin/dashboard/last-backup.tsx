import type { Payload, TypedUser } from 'payload'
import { isPlatformAdmin } from '../../access/is-platform-admin.ts'
import { readLastBackup } from './read-last-backup.ts'
import * as texts from './texts.ts'

/** Status of the scheduled backups, for platform administrators of an installation that has any. */
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
      {succeededAt === null
        ? texts.noScheduledBackupHasRunYet
        : texts.lastBackup({ succeededAt: inWords(succeededAt) })}
      {failure === null ? null : texts.theLatestAttemptFailed({ failure })}
    </p>
  )
}

const inWords = (moment: Date) =>
  moment.toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }) + ' UTC'
