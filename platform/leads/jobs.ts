import type { JobWithMetadata } from 'pg-boss'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { Logger } from '../base/log.ts'
import type { EventHandler } from '../events/consume-outbox.ts'
import { deliverLeadJob, type JobRequests } from '../jobs/queues.ts'
import type { MessageSender } from '../messages/message-sender.ts'
import type { Network } from '../stock/fetch/network.ts'
import { deliverLead } from './delivery/deliver-lead.ts'
import { makeDeliveries } from './delivery/make-deliveries.ts'
import { findPendingDeliveries } from './delivery/store.ts'

type DeliveryJobRequests = Pick<JobRequests, 'deliverLead'>

interface DeliveryContext {
  pool: Pool
  payload: Payload
  log: Logger
  post: MessageSender
  network: Network
}

/** Queues one delivery job for each new lead and destination, and one for each later stage. */
export const deliverLeads =
  (parts: { pool: Pool; payload: Payload }, requests: DeliveryJobRequests): EventHandler =>
  async ({ type, tenantId, ids }) => {
    if (type !== 'lead.created' && type !== 'lead.moved') return
    const isUpdate = type === 'lead.moved'
    for (const delivery of await makeDeliveries(parts, { tenantId, leads: ids, isUpdate }))
      await requests.deliverLead({ delivery, turn: 0, at: null })
  }

/** Makes one attempt. After a failure, the next one is scheduled. */
export async function deliverStoredLead(
  { pool, payload, log, post, network }: DeliveryContext,
  requests: DeliveryJobRequests,
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

/** Queues deliveries without a job: a process may die between storing and queueing. */
export async function askForOwedDeliveries(
  { pool }: Pick<DeliveryContext, 'pool'>,
  requests: DeliveryJobRequests,
  now: Date,
): Promise<void> {
  for (const { delivery, turn } of await findPendingDeliveries(pool, now))
    await requests.deliverLead({ delivery, turn, at: null })
}
