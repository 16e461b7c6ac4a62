import { runScheduledBackup } from '../../backup/scheduled-backup.ts'
import type { JobContext } from './job-context.ts'

/** Creates the backup for FORECOURT_BACKUP_DIR if one is due. */
export async function backUpWhenDue({ backups, pool, payload, dataDir, log, signal }: JobContext): Promise<void> {
  if (backups === null) return
  const { databaseUrl, ...schedule } = backups
  const outcome = await runScheduledBackup({
    schedule,
    databaseUrl,
    pool,
    dataDir,
    secret: payload.secret,
    now: () => new Date(),
    signal,
  }).catch((error: unknown) => {
    if (!signal.aborted) throw error
    return { kind: 'stopped' } as const
  })
  if (outcome.kind === 'made') log.info({ ...outcome }, 'backup made')
  if (outcome.kind === 'stopped') log.info('backup interrupted by shutdown; the next process makes it')
  if (outcome.kind === 'failed') log.error({ reason: outcome.reason }, 'backup failed')
}
