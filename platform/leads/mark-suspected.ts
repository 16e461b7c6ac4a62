import type { TrapFields } from '#schemas/lead/trap-fields.ts'
import { type Suspicion, suspicionName, weighLead } from '#schemas/lead/weigh-lead.ts'
import type { ApiContext } from '../context/api-context.ts'
import type { NewLead } from './new-lead.ts'
import { countRepeats } from './store.ts'

type Context = Pick<ApiContext, 'pool' | 'tenant' | 'caller' | 'now'>
type SuspicionQuery = Pick<NewLead, 'key' | 'email' | 'name' | 'last_name' | 'message'>

/** Whether a bot may have sent a form. */
export async function findSuspicion(
  { pool, tenant, caller, now }: Context,
  { key, email, name = '', last_name = '', message = '' }: SuspicionQuery,
  sent: TrapFields,
): Promise<Suspicion> {
  const repeats = await countRepeats(pool, { tenantId: tenant.id, key, email: email ?? '', message, now })
  return weighLead({ sent, typed: [name, last_name, message], repeats, isSignedIn: caller.shopper !== null })
}

/** A suspected lead carries the reasons; one that is held has the status spam, so that it is delivered once staff release it. */
export const markSuspected = (lead: NewLead, { reasons, isHeld }: Suspicion): NewLead =>
  reasons.length === 0
    ? lead
    : {
        ...lead,
        ...(isHeld ? { status: 'spam' as const } : {}),
        lead_attributes: { ...lead.lead_attributes, [suspicionName]: reasons.join(', ') },
      }
