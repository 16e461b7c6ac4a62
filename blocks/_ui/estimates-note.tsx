import type { Site } from '#schemas/tenant/site.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { box } from './box.tsx'
import { RepaymentNote } from './repayment.tsx'
import { weeklyEstimateOf } from './vehicle-card-offer.tsx'

interface EstimatesNoteProps {
  vehicles: readonly SearchDocument[]
  site: Pick<Site, 'flags' | 'config'>
}

/** Below cards of which one shows a repayment: what its asterisk stands for, once for all of them. */
export function EstimatesNote({ vehicles, site }: EstimatesNoteProps) {
  if (!vehicles.some((vehicle) => weeklyEstimateOf(vehicle, site) !== null)) return null
  const { provider, termYears, disclaimer, requiredText } = site.config.finance
  const example = provider === 'manual' ? `Examples: a loan of each price over ${termYears} years.` : undefined
  const words = [disclaimer, requiredText].filter(Boolean).join(' ')
  return box({ mt: 4, children: <RepaymentNote example={example} disclaimer={words} /> })
}
