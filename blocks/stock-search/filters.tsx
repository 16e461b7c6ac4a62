import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Checkbox } from '../_ui/field/checkbox.tsx'
import { Disclosure } from '../_ui/disclosure.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { ShowMore } from '../_ui/show-more.tsx'
import { Stack } from '../_ui/stack.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { withFacet } from './chosen-filters.ts'
import { facetOptions, type FacetOption } from './facet-options.ts'
import { isSameRange, priceBands } from './price-bands.ts'
import { facetLabels, type SearchFacet } from './search-facets.ts'
import type { SearchState } from './use-search-state.ts'
import { useSteadyPress } from './use-steady-press.ts'

interface FiltersProps {
  state: SearchState
  facets: readonly SearchFacet[]
  noun: string
}

/**
 * The filters as one form: awake, each choice searches at once; without a script its button does. The address alone says what is chosen: a
 * browser that filled in what was chosen at the last visit would search for it again.
 */
export function Filters({ state, facets, noun }: FiltersProps) {
  const { search, go } = state
  const hold = useSteadyPress(state.isLoading)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('query')
    go({ ...search, page: 1, query: typeof typed === 'string' ? typed.trim() : '' })
  }
  return (
    <form
      method="get"
      autoComplete="off"
      role="search"
      aria-label="Filter the stock"
      onSubmit={onSubmit}
      onChangeCapture={({ target }) => {
        if (target instanceof HTMLInputElement && target.type !== 'search') hold(target)
      }}
    >
      <Stack gap={0}>
        <Box pb={4}>
          <SearchBox query={search.query} />
        </Box>
        {search.sortBy === 'rank' ? null : <input type="hidden" name="sortBy" value={search.sortBy} />}
        {facets.map((facet) => (
          <FacetFilter key={facet} facet={facet} state={state} />
        ))}
        <PriceFilter state={state} />
        <Box pt={4}>
          <Button type="submit" wide>
            {`Show Me ${(state.data?.count ?? 0).toLocaleString('en-AU')} ${noun}`}
          </Button>
        </Box>
      </Stack>
    </form>
  )
}

/** Keeps the cursor and the words being typed, until the address has other words. */
function SearchBox({ query }: { query: string }) {
  const box = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  useEffect(() => {
    if (box.current && shown.current !== query) box.current.value = query
    shown.current = query
  }, [query])
  return (
    <Field label="Search">
      <Input ref={box} type="search" name="query" defaultValue={query} placeholder="Make, model or keyword" />
    </Field>
  )
}

/** So many values before the rest hides behind a toggle. */
const shownAtFirst = 8

/** Once shown, it and its rest are hidden while there is nothing to choose, and not gone: they come back as the shopper left them. */
function FacetFilter({ facet, state }: { facet: SearchFacet; state: SearchState }) {
  const { search, go } = state
  const chosen = search.facets[facet] ?? []
  const options = facetOptions(facet, { counts: state.data?.facets[facet], chosen })
  const toggle = (value: string) =>
    go(
      withFacet(search, facet, chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]),
    )
  const list = (part: FacetOption[]) => (
    <div>
      {part.map((option) => (
        <Checkbox
          key={option.value}
          name={`refinementList[${facet}][]`}
          value={option.value}
          checked={option.isChosen}
          onChange={() => toggle(option.value)}
          count={option.count.toLocaleString('en-AU')}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  )
  const rest = options.slice(shownAtFirst)
  const hasOptions = useEver(options.length > 0)
  const hasRest = useEver(rest.length > 0)
  if (!hasOptions) return null
  return (
    <Disclosure summary={facetLabels[facet]} open={chosen.length > 0 || facet === 'make'} hidden={options.length === 0}>
      <Group legend={facetLabels[facet]}>
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
      </Group>
    </Disclosure>
  )
}

/** Whether it has held since the page was made. */
function useEver(holds: boolean): boolean {
  const [hasHeld, setHasHeld] = useState(holds)
  if (holds && !hasHeld) setHasHeld(true)
  return hasHeld
}

function PriceFilter({ state: { search, go } }: { state: SearchState }) {
  const { price, ...others } = search.ranges
  return (
    <Disclosure summary="Price" open={price !== undefined}>
      <Group legend="Price">
        <Checkbox
          type="radio"
          name="range[price]"
          value=""
          checked={!price}
          onChange={() => go({ ...search, page: 1, ranges: others })}
        >
          Any price
        </Checkbox>
        {priceBands.map((band) => (
          <Checkbox
            key={band.value}
            type="radio"
            name="range[price]"
            value={band.value}
            checked={isSameRange(price, band.range)}
            onChange={() => go({ ...search, page: 1, ranges: { ...others, price: band.range } })}
          >
            {band.label}
          </Checkbox>
        ))}
      </Group>
    </Disclosure>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset aria-label={legend} className={styleClass(group)}>
      {children}
    </fieldset>
  )
}

const group: CssObject = { border: 'none', m: 0, p: 0, minWidth: 0 }
