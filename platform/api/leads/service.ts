import { isProblem } from '#schemas/problem.ts'
import { leadOfInput } from '../../leads/lead-of-input.ts'
import { readInput } from '../../leads/read-input.ts'
import { storeLead } from '../../leads/store-lead.ts'
import type { Service } from '../service.ts'

/** spec/vehicles.md §7, Lead submit */
export const leads: Service<'leads'> = async (context, input) => {
  const read = await readInput(context, input)
  if (isProblem(read)) return read
  const { id } = await storeLead(context, leadOfInput({ ...read, tenantId: context.tenant.id, site: context.site, input }))
  return { lead_id: id, starts_at: null, time: '' }
}
