import { z } from 'zod'
import type { SiteConfig } from '../tenant/site-config.ts'

/** What comes of a car's valuation: an estimate, or a call, since the car is too old, has driven too far, or nobody knows its worth. */
export const outlook = z.enum(['estimate', 'too-old', 'too-far', 'unknown'])
export type Outlook = z.infer<typeof outlook>

interface Asked {
  car: { year: number; km: number }
  limits: SiteConfig['tradeIn']
  /** The year that it is where the site is. */
  thisYear: number
}

/**
 * Whether estimates are given at all: "generally not given for cars over 7 years old or over 100,000 kilometres", or as the site has it.
 * vehicles §9, Trade-in FAQ
 */
export function outlookOf({ car, limits, thisYear }: Asked): Exclude<Outlook, 'unknown'> {
  if (thisYear - car.year > limits.mostYears) return 'too-old'
  return car.km > limits.mostKm ? 'too-far' : 'estimate'
}
