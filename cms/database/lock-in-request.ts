import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { getDatabase } from '../outbox/write-event.ts'
import { lockUntilCommitStatement } from './advisory-lock.ts'
import type { AdvisoryLock } from './advisory-lock-keys.ts'

/** Waits for the lock, and holds it until the request's transaction ends. */
export async function lockInRequest(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  lock: AdvisoryLock,
): Promise<void> {
  const { text, values } = lockUntilCommitStatement(lock)
  const parts = text.split(/\$\d/).map((part) => sql.raw(part))
  const chunks = parts.flatMap((part, at) => (at < values.length ? [part, sql`${values[at]}`] : [part]))
  await (await getDatabase(req)).execute(sql.join(chunks))
}
