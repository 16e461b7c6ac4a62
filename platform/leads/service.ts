import { isProblem } from '#schemas/problem.ts'
import { openPriceAlert } from '../alerts/service.ts'
import { findModelOfPage } from './find-model-of-page.ts'
import { formLead } from './form-lead.ts'
import { findSuspicion, markSuspected } from './mark-suspected.ts'
import { readInput } from './read-input.ts'
import { storeLead } from './store-lead.ts'
import type { Service } from '../context/api-context.ts'

/** vehicles §7, Lead submit */
export const leads: Service<'leads'> = async (context, input) => {
  const read = await readInput(context, input)
  if (isProblem(read)) return read
  const { tenant, site, caller } = context
  const model = read.vehicle ? null : await findModelOfPage(context, input.url)
  const built = formLead({ ...read, model, tenantId: tenant.id, site, shopper: caller.shopper, input })
  const lead = markSuspected(built, await findSuspicion(context, built, input))
  const isAlert = input.kind === 'price-alert'
  const more = isAlert ? openPriceAlert(context, { email: lead.email ?? '', vehicle: read.vehicle }) : undefined
  const stored = await storeLead(context, lead, more)
  return isProblem(stored) ? stored : { lead_id: stored.id, starts_at: null, time: '' }
}
