import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/**
 * Publishes what was scheduled for a time that has come. A job whose process died in the middle is taken up again after ten minutes: Payload
 * itself never does. Call it every few seconds in one process or several.
 */
export async function runDueJobs(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(
    sql`update payload_jobs set processing = false where processing and updated_at < now() - interval '10 minutes'`,
  )
  await payload.jobs.run({ limit: 20, silent: { info: true } })
}
