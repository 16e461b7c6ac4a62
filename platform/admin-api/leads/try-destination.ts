import { randomUUID } from 'node:crypto'
import { problem } from '#schemas/problem.ts'
import { findDestination } from '../../leads/delivery/destinations-store.ts'
import { sendToDestination } from '../../leads/delivery/send-to-destination.ts'
import type { StaffService } from '../service.ts'
import { exampleLead } from './example-lead.ts'

export const tryDestination: StaffService<'tryDestination'> = async (context, { destination: id }) => {
  const { payload, site, now } = context
  const destination = await findDestination(payload, { tenantId: site.id, id })
  if (!destination) return problem('endpoint-not-found')
  const begun = performance.now()
  const lead = exampleLead({ site, key: randomUUID(), now })
  const outcome = await sendToDestination(context, { lead, destination, now })
  return { ...outcome, ms: Math.round(performance.now() - begun) }
}
