import type { Site } from '#schemas/tenant/site.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { box } from './box.tsx'
import { RepaymentNote } from './repayment.tsx'
import { formatWeeklyEstimate } from './vehicle-card-offer.tsx'

interface EstimatesNoteProps {
  vehicles: readonly SearchDocument[]
  site: Pick<Site, 'flags' | 'config'>
}

/** Below cards with at least one repayment: the asterisk's explanation, once for all. Each card has its own loan. */
export function EstimatesNote({ vehicles, site }: EstimatesNoteProps) {
  if (!vehicles.some((vehicle) => formatWeeklyEstimate(vehicle, site) !== null)) return null
  const { disclaimer, requiredText } = site.config.finance
  const words = [disclaimer, requiredText].filter(Boolean).join(' ')
  return box({ mt: 4, children: <RepaymentNote disclaimer={words} /> })
}
