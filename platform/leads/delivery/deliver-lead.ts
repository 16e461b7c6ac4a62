import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { DeliveryState } from '#schemas/lead/delivery-state.ts'
import { nextAttempt } from '#schemas/lead/next-attempt.ts'
import { findDestination } from './destination.ts'
import { sendToDestination, type Ways } from './send-to-destination.ts'
import { failed, type Outcome } from './outcome.ts'
import { readOutboundLead } from './read-outbound-lead.ts'

interface Parts extends Ways {
  pool: Pool
  payload: Payload
  now: () => Date
  random: () => number
}

/** What one attempt came to; `next` is when to try again. */
export interface Attempted {
  id: number
  turn: number
  state: DeliveryState
  next: Date | null
}

interface Waiting {
  id: number
  tenantId: number
  lead: number | null
  destination: number | null
  attempts: number
  /** Of an update: to what the lead has moved on. */
  stage: string
}

/**
 * Makes one attempt to deliver what waits, and notes what came of it, without a word of the shopper. Null where there is nothing to do: it was
 * delivered, given up or is gone. A process that dies on the way has noted nothing, and it is delivered again under the same key.
 */
export async function deliverLead(parts: Parts, id: number): Promise<Attempted | null> {
  const { pool } = parts
  const { rows } = await pool.query<Waiting>(
    `select id, tenant_id as "tenantId", lead_id as lead, destination_id as destination, coalesce(attempts, 0)::int as attempts,
       coalesce(stage, '') as stage
     from lead_deliveries where id = $1 and state in ('waiting', 'retrying')`,
    [id],
  )
  const [delivery] = rows
  if (!delivery) return null
  const begun = parts.now()
  const { outcome, isHopeless } = await attempt(parts, delivery)
  const ended = parts.now()
  const next =
    outcome.isDelivered || isHopeless
      ? null
      : nextAttempt({ failures: delivery.attempts + 1, now: ended, random: parts.random() })
  const state = outcome.isDelivered ? 'delivered' : next === null ? 'dead' : 'retrying'
  const entry = { at: begun.toISOString(), ms: ended.getTime() - begun.getTime(), ...outcome }
  const written = await pool.query<{ turn: number }>(
    `update lead_deliveries set state = $2, attempts = coalesce(attempts, 0) + 1, next_at = $3, last_words = $4, updated_at = $5,
       delivered_at = coalesce($7, delivered_at),
       log = coalesce(log, '[]'::jsonb) || jsonb_build_array($6::jsonb)
     where id = $1 returning jsonb_array_length(log) as turn`,
    [id, state, next, outcome.words, ended, JSON.stringify(entry), outcome.isDelivered ? ended : null],
  )
  return { id, turn: written.rows[0]?.turn ?? 0, state, next }
}

async function attempt(
  parts: Parts,
  { tenantId, lead: leadId, destination: destinationId, stage }: Waiting,
): Promise<{ outcome: Outcome; isHopeless: boolean }> {
  const { payload } = parts
  const hopeless = (words: string) => ({ outcome: failed(words), isHopeless: true })
  const destination = destinationId === null ? null : await findDestination(payload, { tenantId, id: destinationId })
  if (!destination) return hopeless('This destination is gone.')
  if (!destination.isActive) return hopeless('This destination is switched off.')
  const lead = leadId === null ? null : await readOutboundLead(payload, { tenantId, id: leadId, stage })
  if (!lead) return hopeless('This lead is gone or was erased.')
  return { outcome: await sendToDestination(parts, { lead, destination, now: parts.now() }), isHopeless: false }
}
