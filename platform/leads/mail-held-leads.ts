import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { inTransaction } from '../base/database/transaction.ts'
import { writeMessage } from '../messages/store.ts'
import { inOneLine } from './delivery/as-email.ts'
import { listHeldLeads } from './store.ts'
import * as texts from './texts.ts'

interface Parts {
  pool: Pool
  payload: Payload
  /** Origin of the admin. */
  ownOrigin: string
  now: Date
}

/** Once a day tells the staff of each site how many leads were held as spam; all emails or none. Returns their number. */
export async function mailHeldLeads({ pool, payload, ownOrigin, now }: Parts): Promise<number> {
  const emails = (await listHeldLeads(pool, now)).flatMap(({ tenantId, site, count, addresses }) =>
    addresses.map((to) => ({
      tenantId,
      channel: 'email' as const,
      to,
      subject: inOneLine(texts.heldEnquiries({ count, site })),
      text: texts.heldEnquiriesText({ count, url: `${ownOrigin}/admin/collections/leads?where[status][equals]=spam` }),
    })),
  )
  if (emails.length === 0) return 0
  await inTransaction(payload, async (req) => {
    for (const email of emails) await writeMessage(payload, email, req)
  })
  return emails.length
}
