import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { platformTenantId } from '#schemas/event.ts'
import { getDatabase, writeEvent } from '../outbox/write-event.ts'

const writtenRows = z.object({ rows: z.array(z.object({ id: z.number() })) })

/** Stores an email as a message without a site, which only platform administrators can read. The worker sends it if it can. */
export async function writeAccountMail(
  req: PayloadRequest,
  { to, subject, text }: { to: string; subject: string; text: string },
): Promise<void> {
  const database = await getDatabase(req)
  const written: unknown = await database.execute(
    sql`insert into messages (channel, "to", state, subject, "text") values ('email', ${to}, 'waiting', ${subject}, ${text}) returning id`,
  )
  const ids = writtenRows.parse(written).rows.map(({ id }) => id)
  await writeEvent(req, { tenantId: platformTenantId, type: 'message.created', ids })
}
