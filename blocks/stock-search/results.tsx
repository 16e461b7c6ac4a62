import { type MouseEvent, useRef } from 'react'
import { collapseSoldRuns } from '#schemas/vehicle/collapse-sold-runs.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { sorts, type Sort } from '#schemas/vehicle/search-terms.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Alert } from '../_ui/alert.tsx'
import { Box } from '../_ui/box.tsx'
import { EmptyState } from '../_ui/empty-state.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Select } from '../_ui/field/select.tsx'
import { Grid } from '../_ui/grid.tsx'
import { Inline } from '../_ui/inline.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Pagination } from '../_ui/pagination.tsx'
import { Tag } from '../_ui/tag.tsx'
import { Text } from '../_ui/text.tsx'
import { VehicleCard } from '../_ui/vehicle-card.tsx'
import { chosenFilters, withoutFilters } from './chosen-filters.ts'
import type { SearchState } from './use-search-state.ts'

const sortLabels = {
  rank: 'Best match',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'km-asc': 'Kilometres: low to high',
  'km-desc': 'Kilometres: high to low',
  'year-desc': 'Year: newest first',
  'year-asc': 'Year: oldest first',
  newest: 'Latest arrivals',
  distance: 'Distance: nearest first',
} as const satisfies Record<Sort, string>

interface ResultsProps {
  state: SearchState
  noun: string
  emptyText: string
}

export function Results({ state, noun, emptyText }: ResultsProps) {
  const site = useSite()
  const now = new Date(usePage().now)
  const top = useRef<HTMLElement>(null)
  const count = useRef<HTMLElement>(null)
  const { search, data, hrefOf, go } = state
  /** What was pressed goes away with the answer, so the count takes the focus: it says what came of it. */
  const goFromHere = (wanted: SearchQuery) => {
    go(wanted)
    if (!count.current) return
    count.current.tabIndex = -1
    count.current.focus({ preventScroll: true })
  }
  const vehicles = collapseSoldRuns(data?.hits ?? [])
  return (
    <Box ref={top} aria-busy={state.isLoading} css={{ scrollMarginTop: '5rem' }}>
      <Inline justifyContent="space-between" mb={4} alignItems="flex-end">
        <Text ref={count} look="strong" role="status">
          {data ? `${data.count.toLocaleString('en-AU')} ${noun}` : 'Searching…'}
        </Text>
        <SortSelect state={state} />
      </Inline>
      <Chips state={state} go={goFromHere} />
      {state.hasError ? (
        <Box mb={4}>
          <Alert look="warning">Search is having a short break. What you see may not be the latest.</Alert>
        </Box>
      ) : null}
      {data && vehicles.length === 0 ? (
        <EmptyState
          heading="No Results Available"
          action={<LinkButton href="/special-offers">Clear Filters</LinkButton>}
        >
          {emptyText}
        </EmptyState>
      ) : (
        <Box css={{ transition: 'opacity .15s' }} opacity={state.isLoading ? 0.6 : 1}>
          <Grid columns={[1, 2, null, 2, 3]}>
            {vehicles.map((vehicle, index) => (
              <VehicleCard key={vehicle.id} vehicle={vehicle} site={site} now={now} priority={index < 2} />
            ))}
          </Grid>
        </Box>
      )}
      <Box mt={6}>
        <Pagination
          page={search.page}
          pages={data?.pages ?? 0}
          hrefFor={(page) => hrefOf({ ...search, page })}
          onSelect={(page, event) => {
            event.preventDefault()
            goFromHere({ ...search, page })
            top.current?.scrollIntoView()
          }}
        />
      </Box>
    </Box>
  )
}

function SortSelect({ state: { search, go } }: { state: SearchState }) {
  return (
    <Box minWidth="12rem">
      <Field label="Sort by">
        <Select
          autoComplete="off"
          value={search.sortBy}
          onChange={(event) => {
            const wanted = sorts.find((sort) => sort === event.target.value)
            if (wanted) go({ ...search, page: 1, sortBy: wanted })
          }}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortLabels[sort]}
            </option>
          ))}
        </Select>
      </Field>
    </Box>
  )
}

function Chips({ state: { search, hrefOf }, go }: { state: SearchState; go: (wanted: SearchQuery) => void }) {
  const chosen = chosenFilters(search)
  if (chosen.length === 0) return null
  const none = withoutFilters(search)
  const clear = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(none)
  }
  return (
    <Inline gap={2} mb={4} role="group" aria-label="Chosen filters">
      {chosen.map((filter) => (
        <Tag key={hrefOf(filter.without)} removeHref={hrefOf(filter.without)} onRemove={() => go(filter.without)}>
          {filter.label}
        </Tag>
      ))}
      <LinkButton href={hrefOf(none)} onClick={clear} variant="ghost" size="sm">
        Clear all
      </LinkButton>
    </Inline>
  )
}
