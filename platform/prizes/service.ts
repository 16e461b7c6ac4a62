import type { PrizeDraw as StoredDraw } from '#cms/generated/payload-types.ts'
import { type Spinner, termsNotAgreed } from '#schemas/prize/prize-draw.ts'
import { problem } from '#schemas/problem.ts'
import type { Shopper } from '#schemas/shopper/shopper.ts'
import { currentDraw } from './current-draw.ts'
import { spinOnce } from './spin-once.ts'
import type { Service } from '../context/api-context.ts'

export const prizeDraw: Service<'prizeDraw'> = async (context) => {
  const draw = await currentDraw(context)
  return { draw: draw && shown(draw) }
}

/** What is on the wheel; how likely each is stays here. */
const shown = ({ id, name, prizes, terms, ends_at }: StoredDraw) => ({
  id,
  name,
  parts: (prizes ?? []).map(({ label }) => label),
  terms: terms?.trim() ?? '',
  until: ends_at ?? null,
})

/** One spin a shopper. Where the site gates it, for anyone who is signed in. locations §6 */
export const prizeSpin: Service<'prizeSpin'> = async (context, input) => {
  const { site, caller } = context
  if (site.flags.gateSpinToWin && !caller.shopper) return problem('not-signed-in')
  const draw = await currentDraw(context)
  if (!draw || draw.id !== input.draw || input.website !== '') return problem('prize-draw-over')
  if (draw.terms?.trim() && !input.agrees)
    return problem('input-invalid', { fields: [{ path: 'agrees', message: termsNotAgreed }] })
  const who = caller.shopper ? detailsOf(caller.shopper) : input.who
  if (!who)
    return problem('input-invalid', { fields: [{ path: 'email', message: 'Please enter your email address.' }] })
  return spinOnce(context, { draw, who, shopperId: caller.shopper?.id ?? null, input })
}

const detailsOf = ({ name, phone, email }: Shopper): Spinner => ({ name, phone: phone ?? '', email: email ?? '' })
