import type { Site } from '#schemas/tenant/site.ts'
import { type Outlook, outlookOf } from '#schemas/valuation/outlook.ts'
import { currentYear } from './current-year.ts'

interface Asked {
  car: { year: number; km: number; low: number | null }
  site: Site
  now: Date
}

/** What becomes of a valuation that was asked for: anyone who has figures has an estimate; of the others the rules say why there is none. */
export function preliminaryRange({ car, site, now }: Asked): Outlook {
  if (car.low !== null) return 'estimate'
  const ruled = outlookOf({ car, limits: site.config.tradeIn, thisYear: currentYear(site, now) })
  return ruled === 'estimate' ? 'unknown' : ruled
}
