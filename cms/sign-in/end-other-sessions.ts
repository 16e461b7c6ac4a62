import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { getDatabase } from '../outbox/write-event.ts'

/** Ends all sessions of the signed-in person but the one of this request. */
export async function endOtherSessions(req: PayloadRequest, userId: number): Promise<void> {
  const database = await getDatabase(req)
  await database.execute(
    sql`delete from users_sessions where _parent_id = ${userId} and id is distinct from ${readSessionId(req)}`,
  )
}

/** The id of this request's session, which Payload's type of a user does not name; null without one. */
export const readSessionId = ({ user }: Pick<PayloadRequest, 'user'>): string | null =>
  user && '_sid' in user && typeof user._sid === 'string' ? user._sid : null
