import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toHref as hrefOfLink } from '#schemas/page/href.ts'
import { unreadRanges } from '#schemas/vehicle/search-from-params.ts'
import { promosQuery } from '../_data/promos.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { address } from '../_search/address.ts'
import { filterLabels } from '../_search/filter-kinds.ts'
import { focusCount } from '../_search/count-text.ts'
import { useSearch } from '../_search/use-search.ts'
import { Alert } from '../_ui/alert.tsx'
import { Box } from '../_ui/box.tsx'
import { EmptyState } from '../_ui/empty-state.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Pagination } from '../_ui/pagination.tsx'
import { VehicleList } from '../_ui/vehicle-list.tsx'
import type { searchResults } from './block.ts'
import { SaveSearchButton } from './save-search-button.tsx'
import { wordsWhenEmpty } from './empty-words.ts'
import { insertPromos } from './insert-promos.tsx'
import * as texts from './texts.ts'

type Props = PropsOf<typeof searchResults>

export default function SearchResults({ settings, ...words }: Props) {
  const site = useSite()
  const page = usePage()
  const top = useRef<HTMLElement>(null)
  const { query, search, data, isLoading, hasError, hrefOf, go, prefetch } = useSearch()
  const { data: running } = useQuery(promosQuery(useApi()))
  const vehicles = data?.hits ?? []
  const pages = data?.pages ?? 0
  const unread = unreadRanges(new URLSearchParams(query)).map((name) => filterLabels[name])
  useEffect(() => {
    if (!isLoading) address.restorePlace(query)
    if (!isLoading && search.page < pages) whenIdle(() => prefetch({ ...search, page: search.page + 1 }))
  })
  return (
    <Box ref={top} id={settings.anchor || undefined} aria-busy={isLoading} css={frame}>
      {hasError ? (
        <Box mb={4}>
          <Alert look="warning">{texts.searchIsHavingAShortBreak}</Alert>
        </Box>
      ) : null}
      {unread.length > 0 ? (
        <Box mb={4}>
          <Alert look="warning">{texts.weLeftOutWhatWeCannotRead({ labels: unread.join(', ') })}</Alert>
        </Box>
      ) : null}
      {site.flags.watchlist ? <SaveSearchButton title={page.stock?.title ?? texts.vehicles} search={search} /> : null}
      {data && vehicles.length === 0 ? (
        <Nothing {...words} pages={pages} firstPage={hrefOf({ ...search, page: 1 })} />
      ) : (
        <Box css={fading} opacity={isLoading ? 0.6 : 1}>
          <VehicleList
            vehicles={vehicles}
            site={site}
            page={page}
            insert={insertPromos({ promos: running?.promos ?? [], site, page })}
            eager={2}
            buttons
            beside={settings.width === 'beside'}
          />
        </Box>
      )}
      <Box mt={6}>
        <Pagination
          page={search.page}
          pages={pages}
          hrefFor={(page) => hrefOf({ ...search, page })}
          onSelect={(page, event) => {
            event.preventDefault()
            go((currentSearch) => ({ ...currentSearch, page }))
            focusCount()
            top.current?.scrollIntoView()
          }}
        />
      </Box>
    </Box>
  )
}

type NothingProps = Omit<Props, 'settings' | 'id'> & { pages: number; firstPage: string }

/** No results, or the URL asks for a page beyond the last. */
function Nothing({ emptyHeading, clear, pages, firstPage, ...words }: NothingProps) {
  if (pages > 0)
    return (
      <EmptyState
        heading={texts.nothingOnThisPage}
        action={<LinkButton href={firstPage}>{texts.goToTheFirstPage}</LinkButton>}
      >
        {pages === 1 ? texts.allTheseResultsFitOnOnePage : texts.theseResultsEndWithPagePages({ pages })}
      </EmptyState>
    )
  return (
    <EmptyState
      heading={emptyHeading}
      action={
        <LinkButton href={hrefOfLink(clear) ?? '/special-offers'}>{clear.label || texts.clearFilters}</LinkButton>
      }
    >
      {wordsWhenEmpty(words)}
    </EmptyState>
  )
}

/** `useSteadyPress` keeps the place; a browser that did it as well would do it twice. */
const frame = { scrollMarginTop: '5rem', overflowAnchor: 'none' } as const

const fading = { transition: 'opacity .15s' } as const

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
}
