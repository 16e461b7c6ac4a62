import { randomBytes, randomInt } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PrizeDraw as StoredDraw } from '#cms/generated/payload-types.ts'
import { databaseOf } from '#cms/index.ts'
import { pickPrize } from '#schemas/prize/pick-prize.ts'
import type { SpinInput, Spinner, SpinResult } from '#schemas/prize/prize-draw.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import type { ApiContext } from '../context/api-context.ts'
import { type InTransaction, inTransaction } from '../base/database/transaction.ts'
import { writeLead } from '../leads/write-lead.ts'
import { writeMessage } from '../messages/write-message.ts'
import { spinBody, spinLead } from './spin-lead.ts'

interface Spin {
  draw: StoredDraw
  who: Spinner
  shopperId: number | null
  input: SpinInput
}

/**
 * One spin for everybody, drawn here and by nobody's guess. Spins of one draw are made one after the other, so that nothing is won more often than it
 * may be. Sent again, or by the same shopper, it comes to what it came to.
 */
export const spinOnce = (context: ApiContext, spin: Spin): Promise<SpinResult | Problem> =>
  inTransaction(context.payload, async (req) => {
    const { payload, tenant } = context
    const { draw, who, shopperId } = spin
    const db = await databaseOf({ payload, ...req })
    await db.execute(sql`select from prize_draws where id = ${draw.id} for update`)
    if (await isKeyReused(context, spin, req)) return problem('key-reused')
    const before = await spinBefore(context, spin, req)
    if (before) return isOwn(before, spin) ? resultOf(draw, before) : problem('already-spun')
    const parts = (draw.prizes ?? []).map(({ label, weight, most }) => ({ label, weight, most: most ?? null }))
    const part = pickPrize({
      parts,
      drawn: await drawnSoFar(context, draw.id, req),
      random: (below) => randomInt(below),
    })
    const drawn = part === null ? undefined : draw.prizes?.[part]
    if (!drawn) return problem('prize-draw-over')
    const wins = drawn.wins === true
    const lead = await writeLead(context, spinLead({ tenantId: tenant.id, spin, prize: drawn.label }), req)
    const code = wins ? newPrizeCode() : ''
    const data = {
      tenant: tenant.id,
      prize: drawn.label,
      wins,
      code,
      name: who.name,
      draw: draw.id,
      shopper: shopperId,
      lead,
    }
    await payload.create({ collection: 'prizes-won', data: { ...data, pair: pairOf(spin) }, depth: 0, req })
    if (wins && who.email !== '') await writeMessage(payload, letterOf(context, { who, label: drawn.label, code }), req)
    return { part: part ?? 0, label: drawn.label, wins, code }
  })

/** Whether something else was sent under the key of a spin. */
async function isKeyReused({ payload, tenant }: ApiContext, { input }: Spin, req: InTransaction): Promise<boolean> {
  const db = await databaseOf({ payload, ...req })
  const { rows } = await db.execute(sql`
    select from leads where tenant_id = ${tenant.id} and key = ${input.key} and body_hash <> ${spinBody(input)}`)
  return rows.length > 0
}

interface Before {
  prize: string
  wins: boolean
  code: string
  shopper_id: number | null
  key: string | null
}

/** By the shopper, the mailbox or the telephone: somebody's second address is no second spin. */
async function spinBefore({ payload }: ApiContext, spin: Spin, req: InTransaction): Promise<Before | null> {
  const { draw, who, shopperId } = spin
  const db = await databaseOf({ payload, ...req })
  const digits = who.phone.replace(/\D/g, '').slice(-9)
  const { rows } = await db.execute<Before & Record<string, unknown>>(sql`
    select w.prize, coalesce(w.wins, false) as wins, coalesce(w.code, '') as code, w.shopper_id, l.key
    from prizes_won w left join leads l on l.id = w.lead_id
    where w.draw_id = ${draw.id} and (w.pair = ${pairOf(spin)} or w.shopper_id = ${shopperId}::int
      or lower(l.email) = ${who.email.toLowerCase()} and l.email <> ''
      or (${digits} <> '' and right(regexp_replace(l.phone, '[^0-9]', '', 'g'), 9) = ${digits}))
    order by w.id limit 1`)
  return rows[0] ?? null
}

const isOwn = (before: Before, { shopperId, input }: Spin): boolean =>
  before.key === input.key || (shopperId !== null && before.shopper_id === shopperId)

const resultOf = ({ prizes }: StoredDraw, { prize, wins, code }: Before): SpinResult => ({
  part: Math.max(0, prizes?.findIndex(({ label }) => label === prize) ?? 0),
  label: prize,
  wins,
  code,
})

async function drawnSoFar({ payload }: ApiContext, draw: number, req: InTransaction): Promise<Map<string, number>> {
  const db = await databaseOf({ payload, ...req })
  const { rows } = await db.execute<{ prize: string; count: number }>(
    sql`select prize, count(*)::int as count from prizes_won where draw_id = ${draw} group by prize`,
  )
  return new Map(rows.map(({ prize, count }) => [prize, count]))
}

const pairOf = ({ draw, shopperId, who }: Spin): string =>
  `${draw.id}:${shopperId === null ? who.email.toLowerCase() : shopperId}`.slice(0, 200)

/** Read out over a counter: no letters that look like others. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const newPrizeCode = (): string => [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('')

function letterOf({ tenant, site }: ApiContext, won: { who: Spinner; label: string; code: string }) {
  const { who, label, code } = won
  return {
    tenantId: tenant.id,
    channel: 'email' as const,
    to: who.email,
    subject: `You have won: ${label}`,
    text: `Hello ${who.name},\n\nYou have won: ${label}. Show this code when you fetch it: ${code}\n\n${site.name}`,
  }
}
