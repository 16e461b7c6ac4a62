import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { z } from 'zod'
import { getDatabase } from '#cms/index.ts'
import { type AdjustmentAnswers, adjustmentAnswers } from '#schemas/valuation/adjustment-answers.ts'
import { type AdjustmentQuestion, adjustmentQuestions } from '#schemas/valuation/adjustment-question.ts'
import type { InTransaction } from '../base/database/transaction.ts'

const stored = z.object({
  id: z.int(),
  code: z.string(),
  description: z.string(),
  rego: z.string(),
  rego_state: z.string(),
  year: z.int(),
  make: z.string(),
  model: z.string(),
  badge: z.string(),
  nvic: z.string(),
  km: z.int(),
  low: z.int().nullable(),
  high: z.int().nullable(),
  questions: adjustmentQuestions,
  answers: adjustmentAnswers,
  lead: z.int().nullable(),
  vehicle: z.int().nullable(),
  accepted_at: z.date().nullable(),
  expires_at: z.date(),
})

/** A row of `valuations`, money in cents. */
export type StoredValuation = z.infer<typeof stored>

/** The valuation of a code on a site, even an expired one. */
export async function findValuationByCode(
  pool: Pool,
  { tenantId, code }: { tenantId: number; code: string },
): Promise<StoredValuation | null> {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select id, code, description, coalesce(rego, '') as rego, coalesce(rego_state, '') as rego_state, year::int, make, model,
       coalesce(badge, '') as badge, coalesce(nvic, '') as nvic, km::int, low::int, high::int,
       coalesce(questions, '[]') as questions, coalesce(answers, '{}') as answers,
       lead_id as lead, vehicle_id as vehicle, accepted_at, expires_at
     from valuations where tenant_id = $1 and code = $2`,
    [tenantId, code],
  )
  return rows[0] ? stored.parse(rows[0]) : null
}

interface NewValuation {
  tenant: number
  code: string
  description: string
  rego: string
  rego_state: string | null
  year: number
  make: string
  model: string
  badge: string
  nvic: string
  km: number
  low: number | null
  high: number | null
  questions: AdjustmentQuestion[]
  vehicle: number | null
  expires_at: string
}

export async function insertValuation(payload: Payload, data: NewValuation): Promise<void> {
  await payload.create({ collection: 'valuations', data, depth: 0, overrideAccess: true })
}

interface Estimate {
  id: number
  answers: AdjustmentAnswers
  low: number | null
  high: number | null
}

/** Stores the owner's answers and the resulting estimate. */
export async function updateEstimate(payload: Payload, { id, ...data }: Estimate): Promise<void> {
  await payload.update({ collection: 'valuations', id, data, depth: 0, overrideAccess: true })
}

/** Links a valuation to its lead, in the lead's transaction. */
export async function linkLead(
  payload: Payload,
  { id, lead }: { id: number; lead: number },
  req: InTransaction,
): Promise<void> {
  await payload.update({ collection: 'valuations', id, data: { lead }, depth: 0, overrideAccess: true, req })
}

/** When the offer was accepted; null: not yet. Locks the row until this transaction ends. */
export async function lockAcceptance(payload: Payload, id: number, req: InTransaction): Promise<string | null> {
  const db = await getDatabase({ payload, ...req })
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select accepted_at as at from valuations where id = ${id} for update`,
  )
  const at = rows[0]?.at
  return at ? new Date(at).toISOString() : null
}

interface Acceptance {
  id: number
  acceptedAt: string
  lead: number
  subcategory: string
}

/** Marks an offer and its lead as accepted. */
export async function acceptOffer(
  payload: Payload,
  { id, acceptedAt, lead, subcategory }: Acceptance,
  req: InTransaction,
): Promise<void> {
  const own = { depth: 0, overrideAccess: true, req } as const
  await payload.update({ ...own, collection: 'valuations', id, data: { accepted_at: acceptedAt } })
  await payload.update({ ...own, collection: 'leads', id: lead, data: { subcategory } })
}

/** The location that handles a lead; null without one. */
export async function findLeadLocation(payload: Payload, lead: number): Promise<number | null> {
  const { location } = await payload.findByID({
    collection: 'leads',
    id: lead,
    depth: 0,
    overrideAccess: true,
    select: { location: true },
  })
  return typeof location === 'number' ? location : null
}

interface LeadResult {
  tenantId: number
  lead: number
  /** Its name among the lead's attributes. */
  column: string
  result: object
}

/** Adds an attribute to a lead, and changes nothing else. */
export async function addLeadAttribute(pool: Pool, { tenantId, lead, column, result }: LeadResult): Promise<void> {
  await pool.query(
    `update leads set lead_attributes = coalesce(lead_attributes, '{}'::jsonb) || jsonb_build_object($3::text, $4::jsonb), updated_at = now()
     where tenant_id = $1 and id = $2`,
    [tenantId, lead, column, JSON.stringify(result)],
  )
}

/** Deletes expired valuations without contact details. Returns their number. */
export async function purgeExpiredValuations(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query('delete from valuations where lead_id is null and expires_at < $1', [now])
  return rowCount ?? 0
}
