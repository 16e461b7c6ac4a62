import type { Pool } from 'pg'
import type { DeliveryState } from '#schemas/lead/delivery-state.ts'

/** A delivery to attempt. */
export interface WaitingDelivery {
  id: number
  tenantId: number
  lead: number | null
  destination: number | null
  attempts: number
  /** For an update: the lead's new stage. */
  stage: string
}

/** Null if it was delivered, given up or deleted. */
export async function findWaitingDelivery(pool: Pool, id: number): Promise<WaitingDelivery | null> {
  const { rows } = await pool.query<WaitingDelivery>(
    `select id, tenant_id as "tenantId", lead_id as lead, destination_id as destination, coalesce(attempts, 0)::int as attempts,
       coalesce(stage, '') as stage
     from lead_deliveries where id = $1 and state in ('waiting', 'retrying')`,
    [id],
  )
  return rows[0] ?? null
}

export interface WrittenAttempt {
  state: DeliveryState
  /** Time of the retry. */
  next: Date | null
  words: string
  ended: Date
  isDelivered: boolean
  /** Entry for the delivery's log. */
  entry: object
}

/** Stores the outcome of an attempt. Returns the number of logged attempts. */
export async function writeAttempt(pool: Pool, id: number, attempt: WrittenAttempt): Promise<number> {
  const { state, next, words, ended, isDelivered, entry } = attempt
  const { rows } = await pool.query<{ turn: number }>(
    `update lead_deliveries set state = $2, attempts = coalesce(attempts, 0) + 1, next_at = $3, last_words = $4, updated_at = $5,
       delivered_at = coalesce($7, delivered_at),
       log = coalesce(log, '[]'::jsonb) || jsonb_build_array($6::jsonb)
     where id = $1 returning jsonb_array_length(log) as turn`,
    [id, state, next, words, ended, JSON.stringify(entry), isDelivered ? ended : null],
  )
  return rows[0]?.turn ?? 0
}

export interface PendingDelivery {
  delivery: number
  /** Number of attempts so far. With the delivery's id it identifies the next one. */
  turn: number
}

/** Deliveries overdue by a minute, oldest first. */
export async function findPendingDeliveries(pool: Pool, now: Date): Promise<PendingDelivery[]> {
  const { rows } = await pool.query<PendingDelivery>(
    `select id as delivery, jsonb_array_length(coalesce(log, '[]'::jsonb)) as turn from lead_deliveries
     where state in ('waiting', 'retrying') and coalesce(next_at, updated_at) < $1::timestamptz - interval '1 minute'
     order by coalesce(next_at, updated_at) limit 1000`,
    [now],
  )
  return rows
}

/** A lead with the fields that destinations filter by. */
export interface FiledLead {
  id: number
  category: string
  location: number | null
  /** The lead's current stage. */
  stage: string
}

export interface DeliveredLeads {
  tenantId: number
  leads: readonly number[]
  /** Whether destinations receive the leads' new stage, in addition to the first delivery. */
  isUpdate: boolean
}

/** Leads that may be delivered: neither spam nor erased. */
export async function findDeliverableLeads(
  pool: Pool,
  { tenantId, leads, isUpdate }: DeliveredLeads,
): Promise<FiledLead[]> {
  const { rows } = await pool.query<FiledLead>(
    `select id, category, location_id as location, case when $3 then coalesce(subcategory, '') else '' end as stage from leads
     where tenant_id = $1 and id = any($2::int[]) and status <> 'spam' and erased_at is null`,
    [tenantId, leads, isUpdate],
  )
  return rows
}

export interface NewDelivery {
  tenantId: number
  leadId: number
  destination: { id: number; name: string }
  stage: string
  /** Unique: a second delivery of the same pair is not stored. */
  pair: string
}

export async function insertDelivery(pool: Pool, delivery: NewDelivery): Promise<void> {
  const { tenantId, leadId, destination, stage, pair } = delivery
  await pool.query(
    `insert into lead_deliveries (tenant_id, lead_id, destination_id, destination_name, stage, state, attempts, log, pair, created_at, updated_at)
     values ($1, $2, $3, $4, $6, 'waiting', 0, '[]', $5, now(), now()) on conflict (tenant_id, pair) do nothing`,
    [tenantId, leadId, destination.id, destination.name, pair, stage],
  )
}

/** Ids of pending deliveries of leads. */
export async function listWaitingDeliveries(
  pool: Pool,
  { tenantId, leads }: Pick<DeliveredLeads, 'tenantId' | 'leads'>,
): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from lead_deliveries where tenant_id = $1 and lead_id = any($2::int[]) and state = 'waiting' order by id`,
    [tenantId, leads],
  )
  return rows.map(({ id }) => id)
}

export interface ResetDeliveries {
  tenantId: number
  /** Null for all deliveries that were given up. */
  deliveries: readonly number[] | null | undefined
  most: number
}

/** Restarts deliveries that were given up, are waiting for a retry, or were delivered; their log stays. */
export async function resetDeliveries(
  pool: Pool,
  { tenantId, deliveries, most }: ResetDeliveries,
): Promise<PendingDelivery[]> {
  const { rows } = await pool.query<PendingDelivery>(
    `update lead_deliveries set state = 'waiting', attempts = 0, next_at = null, updated_at = now()
     where id in (
       select d.id from lead_deliveries d join leads l on l.id = d.lead_id
       where d.tenant_id = $1 and l.erased_at is null and d.state <> 'waiting'
         and case when $2::int[] is null then d.state = 'dead' else d.id = any($2::int[]) end
       order by d.id limit $3)
     returning id as delivery, jsonb_array_length(coalesce(log, '[]'::jsonb)) as turn`,
    [tenantId, deliveries, most],
  )
  return rows
}
