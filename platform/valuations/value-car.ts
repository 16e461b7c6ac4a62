import type { AdjustmentAnswers } from '#schemas/valuation/adjustment-answers.ts'
import { outlookOf } from '#schemas/valuation/outlook.ts'
import type { ApiContext } from '../context/api-context.ts'
import { valueOwnCar, type Worth } from '../integrations/valuations.ts'
import { currentYear } from './current-year.ts'

interface Car {
  year: number
  make: string
  model: string
  badge: string
  nvic: string
  km: number
}

/**
 * What the guide gives for a car. Null where it knows nothing, where the site values no trade-ins, and where the car is too old or has driven too
 * far for an estimate. vehicles §9, Trade-in FAQ
 */
export async function valueCar(
  { site, partners, now }: Pick<ApiContext, 'site' | 'partners' | 'now'>,
  { car, answers }: { car: Car; answers: AdjustmentAnswers },
): Promise<Worth | null> {
  if (!site.flags.valuation || !partners.valuations) return null
  if (outlookOf({ car, limits: site.config.tradeIn, thisYear: currentYear(site, now) }) !== 'estimate') return null
  const { year, make, model, badge, nvic, km } = car
  return valueOwnCar(partners.valuations, { country: site.country, year, make, model, badge, nvic, km, answers })
}
