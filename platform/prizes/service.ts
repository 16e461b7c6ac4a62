import { isProblem } from '#schemas/problem.ts'
import type { ApiContext, Service } from '../context/api-context.ts'
import { spinOnce } from './spin-once.ts'
import { admitSpin, isPlayable } from './spin-rules.ts'
import { findRunningDraw, type StoredDraw } from './store.ts'

export const prizeDraw: Service<'prizeDraw'> = async (context) => {
  const draw = await currentDraw(context)
  return { draw: draw && shown(draw) }
}

/** The public data of a draw; chances stay on the server. */
const shown = ({ id, name, prizes, terms, endsAt }: StoredDraw) => ({
  id,
  name,
  parts: prizes.map(({ label }) => label),
  terms,
  until: endsAt,
})

/** One spin per shopper, only for signed-in shoppers if the site requires it. locations §6 */
export const prizeSpin: Service<'prizeSpin'> = async (context, input) => {
  const { site, caller } = context
  const isGated = site.flags.gateSpinToWin
  const draw = isGated && !caller.shopper ? null : await currentDraw(context)
  const spin = admitSpin({ draw, input, shopper: caller.shopper, isGated })
  return isProblem(spin) ? spin : spinOnce(context, spin)
}

async function currentDraw({ payload, tenant, now }: ApiContext): Promise<StoredDraw | null> {
  const draw = await findRunningDraw(payload, { tenantId: tenant.id, now })
  return draw && isPlayable(draw) ? draw : null
}
