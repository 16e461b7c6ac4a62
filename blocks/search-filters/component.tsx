import { type FormEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { chosenFilters } from '../_search/chosen-filters.ts'
import { filterLabels, usualFilters } from '../_search/filter-kinds.ts'
import { focusCount } from '../_search/said-count.ts'
import { useSearch } from '../_search/use-search.ts'
import { useSteadyPress } from '../_search/use-steady-press.ts'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Icon } from '../_ui/icon.tsx'
import type { searchFilters } from './block.ts'
import { drawer, drawerBody, drawerFoot, filterColumns, openDrawer } from './drawer-style.ts'
import { Filter } from './filter.tsx'
import { ShowMe } from './show-me.tsx'

type Props = PropsOf<typeof searchFilters>

/**
 * The filters as one form: hydrated, each choice searches at once; without a script its button does. The address alone says what is chosen: a
 * browser that filled in what was chosen at the last visit would search for it again.
 */
export default function SearchFilters({ filters, text, placeholder, settings }: Props) {
  const state = useSearch()
  const { search, data, go } = state
  const [drawn, setDrawn] = useState<SearchQuery | null>(null)
  const chosenCount = chosenFilters(search, new Date(usePage().now)).length
  const hold = useSteadyPress(state.isLoading)
  const chosen = filters.flatMap(({ kind, label, open }) => (kind ? [{ kind, label, open }] : []))
  const shown = chosen.length > 0 ? chosen : usual
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('query')
    go((now) => {
      const query = typeof typed === 'string' ? typed.trim() : now.query
      return query === now.query ? now : { ...now, page: 1, query }
    })
  }
  return (
    <Box as="aside" id={settings.anchor || undefined} aria-label="Filters">
      <Box as="details" css={settings.look === 'folded' ? drawer : openDrawer} onToggle={bringUp}>
        <summary>
          <Icon name="filter" />
          {chosenCount > 0 ? `Filters (${chosenCount})` : 'Filters'}
          <Icon name="chevronDown" />
        </summary>
        <Box css={drawerBody} data-scrolls="">
          <form
            method="get"
            autoComplete="off"
            role="search"
            aria-label="Filter the stock"
            onSubmit={onSubmit}
            onChangeCapture={({ target }) => {
              if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) hold(target)
            }}
          >
            <Box css={settings.look === 'folded' ? filterColumns : undefined}>
              {text ? (
                <Box pb={4}>
                  <SearchBox query={search.query} placeholder={placeholder} />
                </Box>
              ) : null}
              {search.sortBy === 'rank' ? null : <input type="hidden" name="sortBy" value={search.sortBy} />}
              {shown.map(({ kind, label, open }) => (
                <Filter
                  key={kind}
                  kind={kind}
                  label={label || filterLabels[kind]}
                  startsOpen={open}
                  state={state}
                  onDraw={setDrawn}
                  settings={settings}
                />
              ))}
              <Box css={drawerFoot}>
                <Button type="submit" wide onClick={showResults}>
                  <ShowMe count={data?.count ?? 0} drawn={drawn} />
                </Button>
              </Box>
            </Box>
          </form>
        </Box>
      </Box>
    </Box>
  )
}

const usual = usualFilters.map((kind) => ({ kind, label: '', open: kind === 'make' }))

/** On a phone an open drawer is as high as the screen: it begins at its top. What sticks, a browser takes for being in view, so it is told how far. */
function bringUp({ currentTarget: opened, target }: SyntheticEvent<HTMLElement>): void {
  if (target !== opened || !matchMedia('(max-width: 63.99em)').matches) return
  if (!(opened instanceof HTMLDetailsElement) || !opened.open) return
  const below = opened.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(opened).scrollMarginTop)
  if (below > 0) scrollBy({ top: below, behavior: 'instant' })
}

/** Where the filters are folded away, on a phone: folds them and goes to what they found. */
function showResults({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const drawerElement = currentTarget.closest('aside')?.querySelector('details')
  if (!drawerElement?.open) return
  drawerElement.open = false
  focusCount()
  document.querySelector('[data-search-count]')?.scrollIntoView({ block: 'start' })
}

/** Keeps the cursor and the words being typed, until the address has other words. */
function SearchBox({ query, placeholder }: { query: string; placeholder: string }) {
  const box = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  useEffect(() => {
    if (box.current && shown.current !== query) box.current.value = query
    shown.current = query
  }, [query])
  return (
    <Field label="Search">
      <Input ref={box} type="search" name="query" defaultValue={query} placeholder={placeholder} />
    </Field>
  )
}
