import type { Site } from '#schemas/tenant/site.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'

export function EstimatesNote({ vehicles, site }: { vehicles: readonly SearchDocument[]; site: Site }) {
  if (vehicles.every(({ weekly_price: payment }) => payment === null)) return null
  const { termYears, requiredText } = site.config.finance
  const words = [`* Examples: a loan of each price over ${termYears} years.`, requiredText, warning]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="part:note">
      <p className="part:noteWords">{words}</p>
    </div>
  )
}

const warning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'
