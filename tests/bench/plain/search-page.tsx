import { look } from 'virtual:look'
import { renderToString } from 'react-dom/server'
import type { PageState } from '#renderer/page/page-state.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { SearchResponse } from '#schemas/vehicle/search-response.ts'
import { searchFromParams } from '#schemas/vehicle/search-url.ts'
import { isStockRoute, scopeOfStockRoute, stockRoutes } from '#schemas/vehicle/stock-route.ts'
import type { DocumentParts } from './document-parts.ts'
import { Filters } from './filters.tsx'
import { Frame } from './frame.tsx'
import { Results } from './results.tsx'

/**
 * The search page as somebody would write it who has React and nothing else: the address read, the stock asked, what React renders of the
 * answer, the state as JSON, and the document around them.
 */
export async function plainSearchPage(input: RenderInput, parts: DocumentParts): Promise<string> {
  const { site, url, params, preview, now, api } = input
  const { pathname, search: query } = new URL(url, site.origin)
  const asked = searchFromParams(new URLSearchParams(query))
  const search = { ...asked, scope: { facets: {}, ranges: {}, ...scopeOfStockRoute(params['type'] ?? '') } }
  const answer = await api.call('search', search)
  const title = titleOf(params['type'] ?? '')
  const markup = renderToString(<SearchPage {...{ site, path: pathname, title, now, search, answer }} />)
  const state: PageState = {
    site,
    page: {
      path: pathname,
      search: query.slice(1),
      params,
      vehicle: null,
      stock: null,
      preview,
      now: now.toISOString(),
    },
    islands: parts.islands,
    queries: [[['vehicle-search', search], answer]],
  }
  return documentOf(markup, state, parts)
}

const titleOf = (segment: string): string => (isStockRoute(segment) ? stockRoutes[segment].title : 'Our Stock')

function documentOf(markup: string, state: PageState, parts: DocumentParts): string {
  // React puts preloads of eager pictures before the page's first element; they belong in the head.
  const start = markup.indexOf('<a ')
  const preloads = markup.slice(0, start)
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
  return [parts.opening, preloads, parts.head, markup.slice(start), parts.stateOpening, json, parts.closing].join('')
}

interface SearchPageProps {
  site: Site
  path: string
  title: string
  now: Date
  search: SearchQuery
  answer: SearchResponse
}

function SearchPage({ site, path, title, now, search, answer }: SearchPageProps) {
  return (
    <Frame site={site} year={now.getFullYear()}>
      <div data-island="search">
        <section aria-labelledby={look.headingId} className={look.section}>
          <div className={look.container}>
            <div className={look.sectionHeader}>
              <div className={look.sectionWords}>
                <h1 id={look.headingId} className={look.heading}>
                  {title}
                </h1>
              </div>
            </div>
            <div className={look.columns}>
              <Filters search={search} answer={answer} />
              <Results site={site} path={path} now={now} search={search} answer={answer} />
            </div>
          </div>
        </section>
      </div>
    </Frame>
  )
}
