import type { JobWithMetadata } from 'pg-boss'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { EventHandler } from '../../events/consume-outbox.ts'
import { deliverLead } from '../../leads/delivery/deliver-lead.ts'
import { findPendingDeliveries } from '../../leads/delivery/find-pending-deliveries.ts'
import { makeDeliveries } from '../../leads/delivery/make-deliveries.ts'
import type { JobContext } from './job-context.ts'
import { deliverLeadJob, type JobRequests } from '../../jobs/queues.ts'

type Asks = Pick<JobRequests, 'deliverLead'>

/** Each new lead is brought to each destination by a job of its own; one that has moved on, once more for each stage. */
export const deliverLeads =
  (parts: { pool: Pool; payload: Payload }, requests: Asks): EventHandler =>
  async ({ type, tenantId, ids }) => {
    if (type !== 'lead.created' && type !== 'lead.moved') return
    const isUpdate = type === 'lead.moved'
    for (const delivery of await makeDeliveries(parts, { tenantId, leads: ids, isUpdate }))
      await requests.deliverLead({ delivery, turn: 0, at: null })
  }

/** One attempt; where it failed, the next one is asked for at its time. */
export async function deliverStoredLead(
  { pool, payload, log, post, network }: JobContext,
  requests: Asks,
  job: JobWithMetadata,
): Promise<void> {
  const { delivery } = deliverLeadJob.parse(job.data)
  const parts = { pool, payload, post, network, now: () => new Date(), random: Math.random }
  const attempted = await deliverLead(parts, delivery)
  if (!attempted) return
  const { turn, state, next } = attempted
  if (next) await requests.deliverLead({ delivery, turn, at: next.toISOString() })
  log.info({ delivery, state, turn }, 'lead delivery attempted')
}

/** Asks for what waits although nobody asked, or whose job was lost: a process may die between the two. */
export async function askForOwedDeliveries(
  { pool }: Pick<JobContext, 'pool'>,
  requests: Asks,
  now: Date,
): Promise<void> {
  for (const { delivery, turn } of await findPendingDeliveries(pool, now))
    await requests.deliverLead({ delivery, turn, at: null })
}
