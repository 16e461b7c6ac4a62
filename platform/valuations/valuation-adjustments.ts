import { isProblem, problem } from '#schemas/problem.ts'
import { unanswered } from '#schemas/valuation/adjustment-answers.ts'
import { contactFormOf } from './contact-form.ts'
import { findValuation } from './find-valuation.ts'
import { updateEstimate } from './store.ts'
import { isAdjustable, preliminaryRange } from './valuation-rules.ts'
import { valueCar } from './value-car.ts'
import type { Service } from '../context/api-context.ts'

/** Revalues a car with its owner's answers. An offer with contact details stays unchanged. vehicles §7, Valuation adjustments */
export const valuationAdjustments: Service<'valuationAdjustments'> = async (
  context,
  { id: code, adjustmentAnswers },
) => {
  const { payload, site, now } = context
  const found = await findValuation(context, code)
  if (isProblem(found)) return found
  const answers = Object.fromEntries(found.questions.map(({ id }) => [id, adjustmentAnswers[id] ?? '']))
  const fields = unanswered(found.questions, answers)
  if (fields.length > 0) return problem('input-invalid', { fields })
  const { form } = await contactFormOf(context, found.vehicle)
  const { description: car, questions, expires_at: until } = found
  const known = { id: code, car, questions, form, expires_at: until.toISOString() }
  if (!isAdjustable(found)) return { ...known, outlook: preliminaryRange({ car: found, site, now }) }
  const worth = await valueCar(context, { car: found, answers })
  const { low = null, high = null } = worth ?? {}
  await updateEstimate(payload, { id: found.id, answers, low, high })
  return { ...known, outlook: preliminaryRange({ car: { ...found, low }, site, now }) }
}
