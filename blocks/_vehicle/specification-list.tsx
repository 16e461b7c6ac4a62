import type { VehicleFact } from '#schemas/vehicle/vehicle-facts.ts'
import { FactRows } from '../_ui/fact-rows.tsx'
import { Facts } from '../_ui/facts.tsx'
import { ShowMore } from '../_ui/show-more.tsx'

/** vehicles §9, Specification list */
const shownAtFirst = 4

/** Specifications, of which the first four show before 'Show More'. vehicles §2 */
export function SpecificationList({ facts, look }: { facts: readonly VehicleFact[]; look: 'grid' | 'rows' }) {
  const List = look === 'grid' ? Facts : FactRows
  const rest = facts.slice(shownAtFirst)
  return (
    <>
      <List facts={facts.slice(0, shownAtFirst)} />
      {rest.length > 0 ? (
        <ShowMore more="Show More" less="Show Less">
          <List facts={rest} />
        </ShowMore>
      ) : null}
    </>
  )
}
