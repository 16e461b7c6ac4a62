import { type ReactNode, useId, useState } from 'react'
import { withToggled } from '../_search/chosen-filters.ts'
import { facetOptions, type FacetOption } from '../_search/facet-options.ts'
import type { CountedFilter } from '../_search/filter-kinds.ts'
import { Box } from '../_ui/box.tsx'
import { Checkbox } from '../_ui/field/checkbox.tsx'
import { Input } from '../_ui/field/input.tsx'
import { ShowMore } from '../_ui/show-more.tsx'
import { Text } from '../_ui/text.tsx'
import { VisuallyHidden } from '../_ui/visually-hidden.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { FilterProps } from './filter-props.ts'

/** So many values before the rest hides behind a toggle. */
const shownAtFirst = 8
/** vehicles §9: popular makes are the first 20. */
const popularMakes = 20
/** From so many on, a list can be searched. */
const longList = 25

interface FacetFilterProps extends FilterProps {
  facet: CountedFilter
}

/** Once shown, it and its rest are hidden while there is nothing to choose, and not gone: they come back as the shopper left them. */
export function FacetFilter({ facet, label, startsOpen, state, settings }: FacetFilterProps) {
  const chosen = state.search.facets[facet] ?? []
  const options = facetOptions(facet, { counts: state.data?.facets[facet], chosen })
  const hasOptions = useEver(options.length > 0)
  const isLong = useEver(options.length >= longList)
  const [sought, setSought] = useState('')
  if (!hasOptions) return null
  const found = sought === '' ? null : options.filter((option) => matches(option, sought))
  const list = (part: FacetOption[]) => (
    <div>
      {part.map((option) => (
        <Checkbox
          key={option.value}
          name={`refinementList[${facet}][]`}
          value={option.value}
          checked={option.isChosen}
          onChange={() => state.go((now) => withToggled(now, facet, option.value))}
          count={option.count.toLocaleString('en-AU')}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  )
  return (
    <FilterGroup label={label} open={startsOpen || chosen.length > 0} hidden={options.length === 0}>
      {isLong ? <Finder label={label} onFind={setSought} /> : null}
      {found ? <Found label={label} options={found} list={list} /> : null}
      <div hidden={found !== null}>
        {facet === 'make' && settings.makes === 'popular' ? (
          <PopularFirst options={options} list={list} />
        ) : (
          <FirstAndRest options={options} list={list} />
        )}
      </div>
    </FilterGroup>
  )
}

const matches = ({ label }: FacetOption, sought: string) => label.toLowerCase().includes(sought.trim().toLowerCase())

/** Narrows a long list as one types. It stands in no address, so it is there for those with a script alone. */
function Finder({ label, onFind }: { label: string; onFind: (words: string) => void }) {
  const id = useId()
  return (
    <Box pb={2} css={{ '@media (scripting: none)': { display: 'none' } }}>
      <label htmlFor={id}>
        <VisuallyHidden>{`Find in ${label.toLowerCase()}`}</VisuallyHidden>
      </label>
      <Input
        id={id}
        type="search"
        placeholder={`Find in ${label.toLowerCase()}`}
        onChange={(event) => onFind(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
    </Box>
  )
}

interface ListProps {
  options: FacetOption[]
  list: (part: FacetOption[]) => ReactNode
}

const Found = ({ label, options, list }: ListProps & { label: string }) =>
  options.length > 0 ? list(options) : <Text look="small">{`Nothing in ${label.toLowerCase()} is called so.`}</Text>

function FirstAndRest({ options, list }: ListProps) {
  const rest = options.slice(shownAtFirst)
  const hasRest = useEver(rest.length > 0)
  return (
    <>
      {list(options.slice(0, shownAtFirst))}
      {hasRest ? (
        <ShowMore
          more={`Show ${rest.length} more`}
          less="Show fewer"
          open={rest.some((option) => option.isChosen)}
          hidden={rest.length === 0}
        >
          {list(rest)}
        </ShowMore>
      ) : null}
    </>
  )
}

/** Popular makes, most stock first, and below them all by name. vehicles §9 */
function PopularFirst({ options, list }: ListProps) {
  const popular = options.toSorted((a, b) => b.count - a.count).slice(0, popularMakes)
  return (
    <>
      <Text look="eyebrow">Popular makes</Text>
      {list(popular)}
      <ShowMore more="All makes" less="Popular makes alone">
        <Text look="eyebrow" mt={2}>
          All makes
        </Text>
        {list(options)}
      </ShowMore>
    </>
  )
}

/** Whether it has held since the page was made. */
function useEver(holds: boolean): boolean {
  const [hasHeld, setHasHeld] = useState(holds)
  if (holds && !hasHeld) setHasHeld(true)
  return hasHeld
}
