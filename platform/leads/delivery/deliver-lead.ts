import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { DeliveryState } from '#schemas/lead/delivery-state.ts'
import { nextAttempt } from '#schemas/lead/next-attempt.ts'
import { findDestination } from './destinations-store.ts'
import { sendToDestination, type DeliveryChannels } from './send-to-destination.ts'
import { failed, type Outcome } from './outcome.ts'
import { readOutboundLead } from './outbound-lead-store.ts'
import { findWaitingDelivery, type WaitingDelivery, writeAttempt } from './store.ts'
import * as texts from '../texts.ts'

interface Parts extends DeliveryChannels {
  pool: Pool
  payload: Payload
  now: () => Date
  random: () => number
}

/** The result of an attempt; `next` is the time of the retry. */
export interface AttemptResult {
  id: number
  turn: number
  state: DeliveryState
  next: Date | null
}

/**
 * Attempts a pending delivery and logs the outcome without personal data. Null if it was delivered, given up or deleted. After a crash it
 * is delivered again with the same key.
 */
export async function deliverLead(parts: Parts, id: number): Promise<AttemptResult | null> {
  const { pool } = parts
  const delivery = await findWaitingDelivery(pool, id)
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
  const { words, isDelivered } = outcome
  const turn = await writeAttempt(pool, id, { state, next, words, ended, isDelivered, entry })
  return { id, turn, state, next }
}

async function attempt(
  parts: Parts,
  { tenantId, lead: leadId, destination: destinationId, stage }: WaitingDelivery,
): Promise<{ outcome: Outcome; isHopeless: boolean }> {
  const { payload } = parts
  const hopeless = (words: string) => ({ outcome: failed(words), isHopeless: true })
  const destination = destinationId === null ? null : await findDestination(payload, { tenantId, id: destinationId })
  if (!destination) return hopeless(texts.thisDestinationNoLongerExists)
  if (!destination.isActive) return hopeless(texts.thisDestinationIsSwitchedOff)
  const lead = leadId === null ? null : await readOutboundLead(payload, { tenantId, id: leadId, stage })
  if (!lead) return hopeless(texts.thisLeadNoLongerExistsOrWas)
  return { outcome: await sendToDestination(parts, { lead, destination, now: parts.now() }), isHopeless: false }
}
