import { type FormEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { chosenFilters } from '../_search/chosen-filters.ts'
import { filterLabels, usualFilters } from '../_search/filter-kinds.ts'
import { focusCount } from '../_search/count-text.ts'
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
import * as texts from './texts.ts'

type Props = PropsOf<typeof searchFilters>

/**
 * The filters as one form: hydrated, each choice searches immediately; without script its button does. Only the URL defines the selection:
 * a browser that restores the previous visit's inputs would search for them again.
 */
export default function SearchFilters({ filters, text, placeholder, settings }: Props) {
  const found = useSearch()
  const { search, data } = found
  const isOwnChange = useRef(false)
  const go: typeof found.go = (change) => {
    isOwnChange.current = true
    found.go(change)
  }
  const state = { ...found, go }
  const [drawn, setDrawn] = useState<SearchQuery | null>(null)
  const chosenCount = chosenFilters(search, new Date(usePage().now)).length
  const hold = useSteadyPress(state.isLoading)
  const drawerElement = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isOwnChange.current || !drawerElement.current) return undefined
    isOwnChange.current = false
    const opened = drawerElement.current
    // The results are an island of their own, and become shorter after this one.
    const frame = requestAnimationFrame(() => bringBack(opened))
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Each answer changes the height of the results.
  }, [data])
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
    <Box as="aside" id={settings.anchor || undefined} aria-label={texts.filters}>
      <Box as="details" ref={drawerElement} css={settings.look === 'folded' ? drawer : openDrawer} onToggle={bringUp}>
        <summary>
          <Icon name="filter" />
          {chosenCount > 0 ? texts.filtersChosenCount({ chosenCount }) : texts.filters}
          <Icon name="chevronDown" />
        </summary>
        <Box css={drawerBody} data-scrolls="">
          <form
            method="get"
            autoComplete="off"
            role="search"
            aria-label={texts.filterTheStock}
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

/**
 * On phones an open drawer has the screen's height and starts at its top. Browsers consider sticky elements visible, so the offset is
 * explicit.
 */
function bringUp({ currentTarget: opened, target }: SyntheticEvent<HTMLElement>): void {
  if (target !== opened || !(opened instanceof HTMLDetailsElement) || !coversScreen(opened)) return
  if (readOffset(opened) > 0) scrollBy({ top: readOffset(opened), behavior: 'instant' })
}

/** Fewer results shorten the page: the browser then shows its end, and the open drawer would be above the screen. */
function bringBack(opened: HTMLDetailsElement): void {
  if (!coversScreen(opened) || opened.getBoundingClientRect().top >= 0) return
  scrollBy({ top: readOffset(opened), behavior: 'instant' })
}

const coversScreen = ({ open }: HTMLDetailsElement): boolean => open && matchMedia('(max-width: 63.99em)').matches

/** Pixels from an open drawer's place on the screen. */
const readOffset = (opened: HTMLElement): number =>
  opened.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(opened).scrollMarginTop)

/** On phones, closes the drawer and scrolls to the results. */
function showResults({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const drawerElement = currentTarget.closest('aside')?.querySelector('details')
  if (!drawerElement?.open) return
  drawerElement.open = false
  focusCount()
  document.querySelector('[data-search-count]')?.scrollIntoView({ block: 'start' })
}

/** Keeps the cursor and typed text until the URL has another text. */
function SearchBox({ query, placeholder }: { query: string; placeholder: string }) {
  const box = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  useEffect(() => {
    if (box.current && shown.current !== query) box.current.value = query
    shown.current = query
  }, [query])
  return (
    <Field label={texts.search}>
      <Input ref={box} type="search" name="query" defaultValue={query} placeholder={placeholder} />
    </Field>
  )
}
