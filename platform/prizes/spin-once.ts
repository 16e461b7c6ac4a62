import { randomInt } from 'node:crypto'
import type { SpinResult } from '#schemas/prize/prize-draw.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import type { ApiContext } from '../context/api-context.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { findSuspicion, markSuspected } from '../leads/mark-suspected.ts'
import { writeLead } from '../leads/store.ts'
import { writeMessage } from '../messages/store.ts'
import { spinBody, spinLead } from './spin-lead.ts'
import { allocatePrize, identifySpinner, newPrizeCode, prizeEmail, repeatSpin, type Spin } from './spin-rules.ts'
import { countDrawnPrizes, findEarlierSpin, hasLeadWithOtherBody, insertDrawnPrize, lockDraw } from './store.ts'

/**
 * Makes one spin per shopper, drawn on the server. Spins of a draw are serialised, so that no prize exceeds its limit. A repeated request
 * returns the first result.
 */
export async function spinOnce(context: ApiContext, spin: Spin): Promise<SpinResult | Problem> {
  const { who, input } = spin
  const suspicion = await findSuspicion(context, { key: input.key, ...who }, input)
  const locations = await context.content.listLocations(context.tenant)
  return inTransaction(context.payload, async (req) => {
    const { payload, tenant, site } = context
    const { draw, shopperId } = spin
    await lockDraw(payload, draw.id, req)
    const sent = { tenantId: tenant.id, key: input.key, body: spinBody(input) }
    if (await hasLeadWithOtherBody(payload, sent, req)) return problem('key-reused')
    const identity = identifySpinner(spin)
    const before = await findEarlierSpin(payload, identity, req)
    if (before) return repeatSpin(before, spin)
    const drawn = await countDrawnPrizes(payload, draw.id, req)
    const allocated = allocatePrize({ draw, drawn, random: (below) => randomInt(below) })
    if (!allocated) return problem('prize-draw-over')
    const { part, prize } = allocated
    const built = spinLead({ tenantId: tenant.id, site, locations, spin, prize: prize.label })
    const lead = markSuspected(built, suspicion)
    const leadId = await writeLead(context, lead, req)
    const code = newPrizeCode(prize)
    const { pair } = identity
    const row = { tenantId: tenant.id, drawId: draw.id, prize, code, name: who.name, shopperId, leadId, pair }
    await insertDrawnPrize(payload, row, req)
    const email = prizeEmail({ tenantId: tenant.id, siteName: site.name, who, prize, code })
    if (email) await writeMessage(payload, email, req)
    return { part, label: prize.label, wins: prize.wins, code }
  })
}
