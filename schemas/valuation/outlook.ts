import { z } from 'zod'
import type { SiteConfig } from '../tenant/site-config.ts'

/** The outcome of a valuation: an estimate, or a call because the car is too old, has driven too far, or has no known value. */
export const outlook = z.enum(['estimate', 'too-old', 'too-far', 'unknown'])
export type Outlook = z.infer<typeof outlook>

interface OutlookInput {
  car: { year: number; km: number }
  limits: SiteConfig['tradeIn']
  /** The current year in the site's time zone. */
  thisYear: number
}

/**
 * Whether estimates are given: "generally not given for cars over 7 years old or over 100,000 kilometres", or by the site's limits.
 * vehicles §9, Trade-in FAQ
 */
export function getOutlook({ car, limits, thisYear }: OutlookInput): Exclude<Outlook, 'unknown'> {
  if (thisYear - car.year > limits.mostYears) return 'too-old'
  return car.km > limits.mostKm ? 'too-far' : 'estimate'
}
