import { toZonedDateTime } from '#schemas/lib/to-zoned-date-time.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { unanswered } from '#schemas/valuation/adjustment-answers.ts'
import { type Outlook, getOutlook } from '#schemas/valuation/outlook.ts'
import type { ValuationRange } from '#schemas/valuation/valuation.ts'
import type { StoredValuation } from './store.ts'

/** A valuation while its estimate is valid. */
export function checkValuation(found: StoredValuation | null, now: Date): StoredValuation | Problem {
  if (!found) return problem('valuation-not-found')
  return found.expires_at > now ? found : problem('valuation-expired')
}

type EstimatedValuation = Pick<StoredValuation, 'low' | 'high' | 'questions' | 'answers'>

/** The offer in cents; null with unanswered questions of the guide, or without an estimate. */
export function valuationRange({ low, high, questions, answers }: EstimatedValuation): ValuationRange {
  if (low === null || high === null || unanswered(questions, answers).length > 0) return null
  return { low, high }
}

interface PreliminaryRangeInput {
  car: { year: number; km: number; low: number | null }
  site: Site
  now: Date
}

/** The outcome of a valuation: an estimate if there are figures, otherwise the reason from the rules. */
export function preliminaryRange({ car, site, now }: PreliminaryRangeInput): Outlook {
  if (car.low !== null) return 'estimate'
  const ruled = getOutlook({ car, limits: site.config.tradeIn, thisYear: currentYear(site, now) })
  return ruled === 'estimate' ? 'unknown' : ruled
}

/** The year in a site's time zone. */
export const currentYear = ({ timeZone }: Pick<Site, 'timeZone'>, now: Date): number =>
  toZonedDateTime(now, timeZone).year

/** An offer with contact details is fixed, and without questions nothing can be adjusted. */
export const isAdjustable = (found: EstimatedValuation & Pick<StoredValuation, 'lead'>): boolean =>
  found.questions.length > 0 && (found.lead === null || valuationRange(found) === null)

interface AcceptanceInput {
  lead_id: number
  offer_accepted: boolean
  form_completed: boolean
}

interface Acceptable {
  range: NonNullable<ValuationRange>
  /** ISO 8601; null: not accepted yet. */
  acceptedAt: string | null
  /** Whether to accept it now. */
  isAccepting: boolean
}

/** Whether an offer may be accepted with this code and lead. */
export function checkAcceptance(found: StoredValuation, input: AcceptanceInput): Acceptable | Problem {
  if (found.lead !== input.lead_id) return problem('valuation-not-found')
  const range = valuationRange(found)
  if (!range) return problem('nothing-offered')
  const acceptedAt = found.accepted_at?.toISOString() ?? null
  return { range, acceptedAt, isAccepting: acceptedAt === null && input.offer_accepted && input.form_completed }
}
