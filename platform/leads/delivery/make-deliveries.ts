import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { fitsFilter } from '#schemas/lead/fits-filter.ts'
import { listDestinations } from './destinations-store.ts'
import {
  type DeliveredLeads,
  type FiledLead,
  findDeliverableLeads,
  insertDelivery,
  listWaitingDeliveries,
} from './store.ts'

interface Parts {
  pool: Pool
  payload: Payload
}

/**
 * Creates one delivery per matching destination and stage of a lead, idempotently; returns the ids of pending ones. Spam and erased leads
 * are excluded.
 */
export async function makeDeliveries({ pool, payload }: Parts, input: DeliveredLeads): Promise<number[]> {
  const { tenantId } = input
  const filed = await findDeliverableLeads(pool, input)
  const destinations = filed.length === 0 ? [] : await listDestinations(payload, tenantId)
  for (const lead of filed)
    for (const destination of destinations.filter((each) => fitsFilter(each, lead)))
      await insertDelivery(pool, {
        tenantId,
        leadId: lead.id,
        destination,
        stage: lead.stage,
        pair: getPair(lead, destination.id),
      })
  return listWaitingDeliveries(pool, input)
}

const getPair = ({ id, stage }: FiledLead, destination: number): string =>
  stage === '' ? `${id}:${destination}` : `${id}:${destination}:${stage}`
