import { usePage } from '../_kit/runtime.tsx'
import { addedBands } from '../_search/added-since.ts'
import { withRange } from '../_search/chosen-filters.ts'
import { isSameRange } from '../_search/range-kinds.ts'
import { Checkbox } from '../_ui/field/checkbox.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { FilterProps } from './filter-props.ts'
import * as texts from './texts.ts'

const name = 'created_at_timestamp'

/** Age of the listing. */
export function AddedFilter({ label, startsOpen, state: { search, go } }: FilterProps) {
  const chosen = search.ranges[name]
  return (
    <FilterGroup label={label} open={startsOpen || chosen !== undefined}>
      <Checkbox
        type="radio"
        name={`range[${name}]`}
        value=""
        checked={!chosen}
        onChange={() => go((now) => withRange(now, name, null))}
      >
        {texts.atAnyTime}
      </Checkbox>
      {addedBands(new Date(usePage().now)).map((band) => (
        <Checkbox
          key={band.value}
          type="radio"
          name={`range[${name}]`}
          value={band.value}
          checked={isSameRange(chosen, band.range)}
          onChange={() => go((now) => withRange(now, name, band.range))}
        >
          {band.label}
        </Checkbox>
      ))}
    </FilterGroup>
  )
}
