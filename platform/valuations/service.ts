import { randomBytes } from 'node:crypto'
import { describeCar } from '#schemas/valuation/describe-car.ts'
import { validityDays } from '#schemas/valuation/validity-days.ts'
import { contactFormOf } from './contact-form.ts'
import { insertValuation } from './store.ts'
import { preliminaryRange } from './valuation-rules.ts'
import { valueCar } from './value-car.ts'
import type { Service } from '../context/api-context.ts'

/** Values a shopper's own car. Only the caller receives its code. vehicles §7 */
export const valuations: Service<'valuations'> = async (context, { car_id: vehicleId, ...car }) => {
  const { payload, tenant, site, now } = context
  const [worth, { form, vehicle }] = await Promise.all([
    valueCar(context, { car, answers: {} }),
    contactFormOf(context, vehicleId),
  ])
  const { low = null, high = null, questions = [] } = worth ?? {}
  const { rego, regoState, ...facts } = car
  const described = describeCar(car)
  const code = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + validityDays * aDay).toISOString()
  await insertValuation(payload, {
    ...facts,
    tenant: tenant.id,
    code,
    description: described,
    rego,
    rego_state: regoState,
    low,
    high,
    questions,
    vehicle: vehicle?.id ?? null,
    expires_at: expiresAt,
  })
  const outlook = preliminaryRange({ car: { ...car, low }, site, now })
  return { id: code, car: described, outlook, questions, form, expires_at: expiresAt }
}

const aDay = 86_400_000
