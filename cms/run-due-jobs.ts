import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { asSchedule } from './versions/made-by-schedule.ts'

/**
 * Publishes documents whose scheduled time has come. A job whose process died is retried after ten minutes, which Payload itself does not
 * do. Call it every few seconds in one or more processes.
 */
export async function runDueJobs(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(
    sql`update payload_jobs set processing = false where processing and updated_at < now() - interval '10 minutes'`,
  )
  await asSchedule(() => payload.jobs.run({ limit: 20, silent: { info: true } }))
}
