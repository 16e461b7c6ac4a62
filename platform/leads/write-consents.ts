import type { Payload } from 'payload'
import type { InTransaction } from '../base/database/transaction.ts'
import type { NewLead } from './new-lead.ts'
import { consentVersion } from './consent-version.ts'

interface Written {
  payload: Payload
  lead: NewLead
  id: number
  now: Date
}

/** What somebody agreed to, kept as it was said, in the transaction of the lead. */
export async function writeConsents({ payload, lead, id, now }: Written, req: InTransaction): Promise<void> {
  for (const consent of lead.consents ?? []) {
    const data = {
      ...consent,
      tenant: lead.tenant,
      version: consentVersion(consent.wording),
      given_at: now.toISOString(),
      url: lead.url ?? '',
      lead: id,
      shopper: lead.shopper ?? null,
    }
    await payload.create({ collection: 'consents', data, depth: 0, overrideAccess: true, req })
  }
}
