import { renderToString } from 'react-dom/server'
import type { PageState } from '#renderer/page/page-state.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { SearchResponse } from '#schemas/vehicle/search-response.ts'
import { searchFromParams } from '#schemas/vehicle/search-url.ts'
import type { StockPlace } from '#schemas/vehicle/stock-place.ts'
import type { DocumentParts } from './document-parts.ts'
import { Crumbs } from './crumbs.tsx'
import { Filters } from './filters.tsx'
import { Frame } from './frame.tsx'
import { plainDocument } from './plain-document.ts'
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
  const state = {
    site,
    page: {
      id: input.page?.id ?? null,
      path: pathname,
      search: query.slice(1),
      params,
      vehicle: null,
      location: null,
      model: null,
      brand: null,
      stock: { ...place, sortBy: 'rank' },
      preview,
      now: now.toISOString(),
    },
    queries: [
      [['vehicle-search', search], answer],
      [['promos'], promos],
    ],
  } satisfies Omit<PageState, 'islands'>
  return plainDocument(markup, state, parts)
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
      <section className="part:wayBand">
        <div className="part:wayContainer">
          <div className="part:waySpace">
            <Crumbs crumbs={place.crumbs.map(({ label, path }) => ({ label, href: path }))} />
          </div>
        </div>
      </section>
      <section aria-labelledby="part:headingId" className="part:section">
        <div className="part:container">
          <div className="part:sectionHeader">
            <div className="part:sectionWords">
              <h1 id="part:headingId" className="part:heading">
                {place.title}
              </h1>
            </div>
          </div>
          <div className="part:columns">
            <div className="part:side">
              <div data-slot="filters">
                <div data-island="filters">
                  <Filters search={search} answer={answer} />
                </div>
              </div>
            </div>
            <div className="part:main">
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
