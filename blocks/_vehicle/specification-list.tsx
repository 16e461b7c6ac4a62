import type { VehicleFact } from '#schemas/vehicle/vehicle-facts.ts'
import { FactRows } from '../_ui/fact-rows.tsx'
import { Facts } from '../_ui/facts.tsx'
import { ShowMore } from '../_ui/show-more.tsx'
import * as texts from './texts.ts'

/** vehicles §9, Specification list */
const shownAtFirst = 4

/** Specifications; the first four are shown before 'Show More'. vehicles §2 */
export function SpecificationList({ facts, look }: { facts: readonly VehicleFact[]; look: 'grid' | 'rows' }) {
  const List = look === 'grid' ? Facts : FactRows
  const rest = facts.slice(shownAtFirst)
  return (
    <>
      <List facts={facts.slice(0, shownAtFirst)} />
      {rest.length > 0 ? (
        <ShowMore more={texts.showMore} less={texts.showLess}>
          <List facts={rest} />
        </ShowMore>
      ) : null}
    </>
  )
}
