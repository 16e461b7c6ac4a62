import type { ApiContext } from '../context/api-context.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import type { NewLead } from './new-lead.ts'
import { writeConsents } from './write-consents.ts'

/** Stores a lead and what was agreed to in its form, in the caller's transaction; gives its id. */
export async function writeLead(
  { payload, now }: Pick<ApiContext, 'payload' | 'now'>,
  lead: NewLead,
  req: InTransaction,
): Promise<number> {
  const { consents: _consents, ...data } = lead
  const { id } = await payload.create({ collection: 'leads', data, depth: 0, overrideAccess: true, req })
  await writeConsents({ payload, lead, id, now }, req)
  return id
}
