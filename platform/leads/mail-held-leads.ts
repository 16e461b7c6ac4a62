import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { inTransaction } from '../base/database/transaction.ts'
import { writeMessage } from '../messages/store.ts'
import { inOneLine } from './delivery/as-email.ts'
import { heldUntilHeader, listHeldLeads } from './store.ts'
import * as texts from './texts.ts'

interface Parts {
  pool: Pool
  payload: Payload
  /** Origin of the admin. */
  ownOrigin: string
  now: Date
}

/**
 * Tells the staff of each site how many leads were held as spam until the last morning; all emails or none. Returns their number. Run again, it
 * repeats nothing, and a run after a missed one tells of what that would have told.
 */
export async function mailHeldLeads({ pool, payload, ownOrigin, now }: Parts): Promise<number> {
  const until = lastMorning(now)
  const emails = (await listHeldLeads(pool, until)).flatMap(({ tenantId, site, count, addresses }) =>
    addresses.map((to) => ({
      tenantId,
      channel: 'email' as const,
      to,
      subject: inOneLine(texts.heldEnquiries({ count, site })),
      text: texts.heldEnquiriesText({ count, url: `${ownOrigin}/admin/collections/leads?where[status][equals]=spam` }),
      headers: { [heldUntilHeader]: until.toISOString() },
    })),
  )
  if (emails.length === 0) return 0
  await inTransaction(payload, async (req) => {
    for (const email of emails) await writeMessage(payload, email, req)
  })
  return emails.length
}

/** 20:00 UTC, the morning in Australia and New Zealand. */
function lastMorning(now: Date): Date {
  const morning = new Date(now)
  morning.setUTCHours(20, 0, 0, 0)
  if (morning > now) morning.setUTCDate(morning.getUTCDate() - 1)
  return morning
}
