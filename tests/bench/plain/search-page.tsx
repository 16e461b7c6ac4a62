import { look } from 'virtual:look'
import { renderToString } from 'react-dom/server'
import type { PageState } from '#renderer/page/page-state.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { SearchResponse } from '#schemas/vehicle/search-response.ts'
import { searchFromParams } from '#schemas/vehicle/search-url.ts'
import type { StockPlace } from '#schemas/vehicle/stock-place.ts'
import type { DocumentParts } from './document-parts.ts'
import { Filters } from './filters.tsx'
import { Frame } from './frame.tsx'
import { Icon } from './icon.tsx'
import { CountAndOrder, Results } from './results.tsx'

/**
 * The search page as somebody would write it who has React and nothing else: the address read, the stock asked, what React renders of the
 * answer, the state as JSON, and the document around them.
 */
export async function plainSearchPage(input: RenderInput, parts: DocumentParts): Promise<string> {
  const { site, url, params, preview, now, api } = input
  const { pathname, search: query } = new URL(url, site.origin)
  const [place, promos] = await Promise.all([
    api.call('stockRoute', { path: pathname.slice('/search/'.length) }),
    api.call('promos', {}),
  ])
  if (!place) throw new Error(`There is no stock at ${pathname}.`)
  const search = { ...searchFromParams(new URLSearchParams(query)), scope: place.scope }
  const answer = await api.call('search', search)
  const markup = renderToString(<SearchPage {...{ site, path: pathname, place, now, search, answer }} />)
  const state: PageState = {
    site,
    page: {
      path: pathname,
      search: query.slice(1),
      params,
      vehicle: null,
      stock: { ...place, sortBy: 'rank' },
      preview,
      now: now.toISOString(),
    },
    islands: parts.islands,
    queries: [
      [['vehicle-search', search], answer],
      [['promos'], promos],
    ],
  }
  return documentOf(markup, state, parts)
}

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
  place: StockPlace
  now: Date
  search: SearchQuery
  answer: SearchResponse
}

function SearchPage({ site, path, place, now, search, answer }: SearchPageProps) {
  return (
    <Frame site={site} year={now.getFullYear()}>
      <section className={look.wayBand}>
        <div className={look.wayContainer}>
          <div className={look.waySpace}>
            <Way crumbs={place.crumbs} />
          </div>
        </div>
      </section>
      <section aria-labelledby={look.headingId} className={look.section}>
        <div className={look.container}>
          <div className={look.sectionHeader}>
            <div className={look.sectionWords}>
              <h1 id={look.headingId} className={look.heading}>
                {place.title}
              </h1>
            </div>
          </div>
          <div className={look.columns}>
            <div className={look.side}>
              <div data-slot="filters">
                <div data-island="filters">
                  <Filters search={search} answer={answer} />
                </div>
              </div>
            </div>
            <div className={look.main}>
              <div data-slot="sort">
                <div data-island="sort">
                  <CountAndOrder count={answer.count} sortBy={search.sortBy} />
                </div>
                <div data-island="chips" />
                <div data-island="results">
                  <Results site={site} path={path} now={now} search={search} answer={answer} />
                </div>
              </div>
            </div>
          </div>
        </div>
      </section>
    </Frame>
  )
}

function Way({ crumbs }: Pick<StockPlace, 'crumbs'>) {
  const last = crumbs.length - 1
  return (
    <nav aria-label="Breadcrumb">
      <ol className={look.way}>
        {crumbs.map(({ label, path }, index) => (
          <li key={path} className={look.wayStep}>
            {index > 0 ? <Icon name="chevronRight" size={14} /> : null}
            {index === last ? (
              <span aria-current="page" className={look.wayHere}>
                {label}
              </span>
            ) : (
              <a href={path} className={look.wayLink}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
