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
import * as texts from './texts.ts'

/** Number of values before the toggle. */
const shownAtFirst = 8
/** vehicles §9: popular makes are the first 20. */
const popularMakes = 20
/** Minimum number of values for the list's own search. */
const longList = 25

interface FacetFilterProps extends FilterProps {
  facet: CountedFilter
}

/** Once shown, it and its rest are hidden rather than unmounted while there are no options, so that the shopper's state is kept. */
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

/** Filters a long list while typing. Not in the URL, so it requires script. */
function Finder({ label, onFind }: { label: string; onFind: (words: string) => void }) {
  const id = useId()
  return (
    <Box pb={2} css={{ '@media (scripting: none)': { display: 'none' } }}>
      <label htmlFor={id}>
        <VisuallyHidden>{texts.findInLabel({ label: label.toLowerCase() })}</VisuallyHidden>
      </label>
      <Input
        id={id}
        type="search"
        placeholder={texts.findInLabel({ label: label.toLowerCase() })}
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
  options.length > 0 ? (
    list(options)
  ) : (
    <Text look="small">{texts.nothingInLabelMatches({ label: label.toLowerCase() })}</Text>
  )

function FirstAndRest({ options, list }: ListProps) {
  const rest = options.slice(shownAtFirst)
  const hasRest = useEver(rest.length > 0)
  return (
    <>
      {list(options.slice(0, shownAtFirst))}
      {hasRest ? (
        <ShowMore
          more={texts.showLengthMore({ length: rest.length })}
          less={texts.showFewer}
          open={rest.some((option) => option.isChosen)}
          hidden={rest.length === 0}
        >
          {list(rest)}
        </ShowMore>
      ) : null}
    </>
  )
}

/** Popular makes by stock, and below them all by name. vehicles §9 */
function PopularFirst({ options, list }: ListProps) {
  const popular = options.toSorted((a, b) => b.count - a.count).slice(0, popularMakes)
  return (
    <>
      <Text look="eyebrow">{texts.popularMakes}</Text>
      {list(popular)}
      <ShowMore more={texts.allMakes} less={texts.popularMakesAlone}>
        <Text look="eyebrow" mt={2}>
          {texts.allMakes}
        </Text>
        {list(options)}
      </ShowMore>
    </>
  )
}

/** Whether it was ever true on this page. */
function useEver(holds: boolean): boolean {
  const [hasHeld, setHasHeld] = useState(holds)
  if (holds && !hasHeld) setHasHeld(true)
  return hasHeld
}
