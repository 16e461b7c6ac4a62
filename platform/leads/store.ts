import type { Payload } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import type { Pool } from 'pg'
import { getDatabase } from '#cms/index.ts'
import type { TakenTime } from '#schemas/test-drive/slots.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import type { LeadLocation } from './build-lead.ts'
import { consentVersion } from './consent-version.ts'
import type { NewLead } from './new-lead.ts'

interface LeadStoreContext {
  payload: Payload
  now: Date
}

/** Stores a lead with the consents of its form, in the caller's transaction. Returns its id. */
export async function writeLead(
  { payload, now }: LeadStoreContext,
  lead: NewLead,
  req: InTransaction,
): Promise<number> {
  const { consents = [], ...data } = lead
  const options = { depth: 0, overrideAccess: true, req } as const
  const { id } = await payload.create({ collection: 'leads', data, ...options })
  for (const consent of consents) {
    const given = {
      ...consent,
      tenant: lead.tenant,
      version: consentVersion(consent.wording),
      given_at: now.toISOString(),
      url: lead.url ?? '',
      lead: id,
      shopper: lead.shopper ?? null,
    }
    await payload.create({ collection: 'consents', data: given, ...options })
  }
  return id
}

/** Visible locations of a site with their dealerships, as its transaction sees them. */
export async function listLeadLocations(
  payload: Payload,
  tenantId: number,
  req: InTransaction,
): Promise<LeadLocation[]> {
  const db = await getDatabase({ payload, ...req })
  const { rows } = await db.execute<LeadLocation & Record<string, unknown>>(sql`
    select l.id, d.id as dealership_id, coalesce(d.slug, '') as dealership_slug, coalesce(d.name, '') as dealership_name
    from locations l left join dealerships d on d.id = l.dealership_id
    where l.tenant_id = ${tenantId} and l.visible is not false order by l.id`)
  return rows
}

export interface LeadOfKey {
  id: number
  bodyHash: string | null
}

/** The lead that is stored under an idempotency key. */
export async function findLeadOfKey(pool: Pool, tenantId: number, key: string): Promise<LeadOfKey | null> {
  const { rows } = await pool.query<LeadOfKey>(
    'select id, body_hash as "bodyHash" from leads where tenant_id = $1 and key = $2',
    [tenantId, key],
  )
  return rows[0] ?? null
}

interface Repeats {
  tenantId: number
  /** Of the lead itself, which may be sent again. */
  key: string
  email: string
  message: string
  now: Date
}

/** Other leads of the last hour with the same address or message. */
export async function countRepeats(pool: Pool, { tenantId, key, email, message, now }: Repeats): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from leads
     where tenant_id = $1 and created_at > $5::timestamptz - interval '1 hour' and key is distinct from $2
       and (($3 <> '' and lower(email) = lower($3)) or ($4 <> '' and message = $4))`,
    [tenantId, key, email, message, now],
  )
  return rows[0]?.count ?? 0
}

export interface NewBooking {
  tenant: number
  /** ISO 8601. */
  starts_at: string
  minutes: number
  vehicle: number | null
  location: number
  name: string
  phone: string
  email: string
  lead: number
}

/** Stores a test drive in the transaction of its lead. Rejects with a ValidationError if the time was booked in the meantime. */
export async function writeBooking(payload: Payload, booking: NewBooking, req: InTransaction): Promise<void> {
  const data = { ...booking, status: 'booked' as const }
  await payload.create({ collection: 'bookings', data, depth: 0, overrideAccess: true, req })
}

/** When the test drive of a lead starts, ISO 8601; null without one. */
export async function findBookedTime(pool: Pool, leadId: number): Promise<string | null> {
  const { rows } = await pool.query<{ starts_at: Date }>('select starts_at from bookings where lead_id = $1 limit 1', [
    leadId,
  ])
  return rows[0]?.starts_at.toISOString() ?? null
}

/** Booked test drives of a site from today. */
export async function listTakenTimes(pool: Pool, tenantId: number, now: Date): Promise<TakenTime[]> {
  const { rows } = await pool.query<{ startsAt: Date; minutes: number; locationId: number; vehicleId: number | null }>(
    `select starts_at as "startsAt", minutes::int as minutes, location_id as "locationId", vehicle_id as "vehicleId"
     from bookings where tenant_id = $1 and status <> 'cancelled' and starts_at > $2::timestamptz - interval '1 day'`,
    [tenantId, now],
  )
  return rows
}

export interface HeldLeads {
  tenantId: number
  site: string
  count: number
  /** Of the staff who can release them. */
  addresses: string[]
}

/** The header of the staff's email about held leads that names the end of its time, ISO 8601. The next email continues there. */
export const heldUntilHeader = 'X-Forecourt-Held-Until'

/** Leads held as spam since the last email about them, of seven days at most, by site. */
export async function listHeldLeads(pool: Pool, until: Date): Promise<HeldLeads[]> {
  const { rows } = await pool.query<HeldLeads>(
    `select l.tenant_id as "tenantId", t.name as site, count(*)::int as count,
       array(select distinct u.email from users u join users_tenants ut on ut._parent_id = u.id
             where ut.tenant_id = l.tenant_id and u.role in ('tenant-admin', 'sales') order by u.email) as addresses
     from leads l join tenants t on t.id = l.tenant_id
     where l.status = 'spam' and l.erased_at is null
       and l.created_at > $1::timestamptz - interval '7 days' and l.created_at <= $1
       and l.created_at > all (select (m.headers->>$2)::timestamptz from messages m
         where m.tenant_id = l.tenant_id and m.created_at > $1::timestamptz - interval '7 days' and m.headers ? $2)
     group by l.tenant_id, t.name order by l.tenant_id`,
    [until, heldUntilHeader],
  )
  return rows
}
