import type { Site } from '#schemas/tenant/site.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { box } from './box.tsx'
import { formatWeeklyEstimate } from './vehicle-card-offer.tsx'

interface EstimatesNoteProps {
  vehicles: readonly SearchDocument[]
  site: Pick<Site, 'flags' | 'dealershipFlags' | 'config'>
}

/** Below cards with at least one repayment: the tenant's disclaimer, once for all. Each card has its own loan and warning. */
export function EstimatesNote({ vehicles, site }: EstimatesNoteProps) {
  const { disclaimer } = site.config.finance
  if (disclaimer === '' || !vehicles.some((vehicle) => formatWeeklyEstimate(vehicle, site) !== null)) return null
  return box({
    as: 'p',
    mt: 4,
    fontSize: 'xs',
    lineHeight: 'snug',
    color: 'muted',
    maxWidth: 'prose',
    children: disclaimer,
  })
}
