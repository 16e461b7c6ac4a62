import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { getDatabase } from '#cms/index.ts'
import type { InTransaction } from '../base/database/transaction.ts'

export interface StoredPrize {
  label: string
  /** Relative chance among all weights. */
  weight: number
  /** Maximum number of draws; null: unlimited. */
  most: number | null
  wins: boolean
}

/** A draw of a site with the chances of its prizes. */
export interface StoredDraw {
  id: number
  name: string
  prizes: StoredPrize[]
  /** Empty if it has none. */
  terms: string
  /** ISO 8601; null: no end. */
  endsAt: string | null
}

/** The running draw of a site, the latest one if there are several; null without one. */
export async function findRunningDraw(
  payload: Payload,
  { tenantId, now }: { tenantId: number; now: Date },
): Promise<StoredDraw | null> {
  const moment = now.toISOString()
  const has = (name: string, bound: object) => ({ or: [{ [name]: { exists: false } }, { [name]: bound }] })
  const { docs } = await payload.find({
    collection: 'prize-draws',
    where: {
      and: [
        { tenant: { equals: tenantId } },
        has('starts_at', { less_than_equal: moment }),
        has('ends_at', { greater_than: moment }),
      ],
    },
    sort: '-starts_at',
    depth: 0,
    limit: 1,
  })
  const [draw] = docs
  if (!draw) return null
  const prizes = (draw.prizes ?? []).map(({ label, weight, most, wins }) => ({
    label,
    weight,
    most: most ?? null,
    wins: wins === true,
  }))
  return { id: draw.id, name: draw.name, prizes, terms: draw.terms?.trim() ?? '', endsAt: draw.ends_at ?? null }
}

/** Serialises spins of the draw until this transaction ends. */
export async function lockDraw(payload: Payload, drawId: number, req: InTransaction): Promise<void> {
  const db = await getDatabase({ payload, ...req })
  await db.execute(sql`select from prize_draws where id = ${drawId} for update`)
}

/** Whether a lead of the site has this key with different content. */
export async function hasLeadWithOtherBody(
  payload: Payload,
  { tenantId, key, body }: { tenantId: number; key: string; body: string },
  req: InTransaction,
): Promise<boolean> {
  const db = await getDatabase({ payload, ...req })
  const { rows } = await db.execute(sql`
    select from leads where tenant_id = ${tenantId} and key = ${key} and body_hash <> ${body}`)
  return rows.length > 0
}

/** A spinner with all identifiers that match earlier spins of the same person. */
export interface SpinIdentity {
  drawId: number
  pair: string
  shopperId: number | null
  /** Of `identifyMailbox`. */
  mailbox: string
  /** Empty: none. */
  phoneDigits: string
}

export interface EarlierSpin {
  prize: string
  wins: boolean
  code: string
  shopper_id: number | null
  key: string | null
}

/** As `identifyMailbox`. */
const mailboxOfLead = sql`case when lower(l.email) ~ '@(gmail|googlemail)\\.com$'
  then replace(regexp_replace(lower(l.email), '(\\+.*)?@.*$', ''), '.', '') || '@gmail.com'
  else regexp_replace(lower(l.email), '\\+.*@', '@') end`

/** The first spin of a draw with the same account, email address or telephone. */
export async function findEarlierSpin(
  payload: Payload,
  { drawId, pair, shopperId, mailbox, phoneDigits }: SpinIdentity,
  req: InTransaction,
): Promise<EarlierSpin | null> {
  const db = await getDatabase({ payload, ...req })
  const { rows } = await db.execute<EarlierSpin & Record<string, unknown>>(sql`
    select w.prize, coalesce(w.wins, false) as wins, coalesce(w.code, '') as code, w.shopper_id, l.key
    from prizes_won w left join leads l on l.id = w.lead_id
    where w.draw_id = ${drawId} and (w.pair = ${pair} or w.shopper_id = ${shopperId}::int
      or l.email <> '' and ${mailboxOfLead} = ${mailbox}
      or (${phoneDigits} <> '' and right(regexp_replace(split_part(l.phone, ' ext', 1), '[^0-9]', '', 'g'), 9) = ${phoneDigits}))
    order by w.id limit 1`)
  return rows[0] ?? null
}

/** Number of draws of each prize, by label. */
export async function countDrawnPrizes(
  payload: Payload,
  drawId: number,
  req: InTransaction,
): Promise<Map<string, number>> {
  const db = await getDatabase({ payload, ...req })
  const { rows } = await db.execute<{ prize: string; count: number }>(
    sql`select prize, count(*)::int as count from prizes_won where draw_id = ${drawId} group by prize`,
  )
  return new Map(rows.map(({ prize, count }) => [prize, count]))
}

interface DrawnPrize {
  tenantId: number
  drawId: number
  prize: Pick<StoredPrize, 'label' | 'wins'>
  /** Empty without a prize. */
  code: string
  name: string
  shopperId: number | null
  leadId: number
  pair: string
}

export async function insertDrawnPrize(payload: Payload, drawn: DrawnPrize, req: InTransaction): Promise<void> {
  const { tenantId: tenant, drawId: draw, prize, code, name, shopperId: shopper, leadId: lead, pair } = drawn
  const data = { tenant, draw, prize: prize.label, wins: prize.wins, code, name, shopper, lead, pair }
  await payload.create({ collection: 'prizes-won', data, depth: 0, req })
}
