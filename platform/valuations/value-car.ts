import type { AdjustmentAnswers } from '#schemas/valuation/adjustment-answers.ts'
import { getOutlook } from '#schemas/valuation/outlook.ts'
import type { ApiContext } from '../context/api-context.ts'
import { valueOwnCar, type ProviderValuation } from '../integrations/valuations.ts'
import { currentYear } from './valuation-rules.ts'

interface Car {
  year: number
  make: string
  model: string
  badge: string
  nvic: string
  km: number
}

/**
 * The guide's estimate of a car. Null if unknown, if the site values no trade-ins, and if the car's age or distance exceeds the limits.
 * vehicles §9, Trade-in FAQ
 */
export async function valueCar(
  { site, partners, now }: Pick<ApiContext, 'site' | 'partners' | 'now'>,
  { car, answers }: { car: Car; answers: AdjustmentAnswers },
): Promise<ProviderValuation | null> {
  if (!site.flags.valuation || !partners.valuations) return null
  if (getOutlook({ car, limits: site.config.tradeIn, thisYear: currentYear(site, now) }) !== 'estimate') return null
  const { year, make, model, badge, nvic, km } = car
  return valueOwnCar(partners.valuations, { country: site.country, year, make, model, badge, nvic, km, answers })
}
