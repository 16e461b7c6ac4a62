import type { Site } from '#schemas/tenant/site.ts'
import { collapseSoldRuns } from '#schemas/vehicle/collapse-sold-runs.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { SearchResponse } from '#schemas/vehicle/search-response.ts'
import { EstimatesNote } from './estimates-note.tsx'
import { Icon } from './icon.tsx'
import { Pagination } from './pagination.tsx'
import { VehicleCard } from './vehicle-card.tsx'

interface ResultsProps {
  site: Site
  path: string
  now: Date
  search: SearchQuery
  answer: SearchResponse
}

export function Results({ site, path, now, search, answer: { hits, pages } }: ResultsProps) {
  return (
    <div aria-busy={false} className="part:results">
      <div className="part:cardsFrame">
        <div className="part:cards">
          {collapseSoldRuns(hits).map((vehicle, index) => (
            <VehicleCard
              key={vehicle.id}
              vehicle={vehicle}
              site={site}
              now={now}
              priority={index < 2}
              heading="h2"
              buttons
            />
          ))}
        </div>
        <EstimatesNote vehicles={hits} site={site} />
      </div>
      <div className="part:pages">
        <Pagination path={path} search={search} pages={pages} />
      </div>
    </div>
  )
}

export function CountAndOrder({ count, sortBy }: { count: number } & Pick<SearchQuery, 'sortBy'>) {
  return (
    <div className="part:resultsBar">
      <p role="status" data-search-count="" className="part:count">{`${count.toLocaleString('en-AU')} vehicles`}</p>
      <SortSelect sortBy={sortBy} />
    </div>
  )
}

const sorts = {
  rank: 'Best match',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'km-asc': 'Kilometres: low to high',
  'km-desc': 'Kilometres: high to low',
  'year-desc': 'Year: newest first',
  'year-asc': 'Year: oldest first',
  newest: 'Latest arrivals',
}

function SortSelect({ sortBy }: Pick<SearchQuery, 'sortBy'>) {
  return (
    <div className="part:sort">
      <div className="part:field">
        <label htmlFor="part:sortId" className="part:label">
          Sort by
        </label>
        <span className="part:selectFrame">
          <select id="part:sortId" autoComplete="off" defaultValue={sortBy} className="part:select">
            {Object.entries(sorts).map(([sort, label]) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={18} />
        </span>
      </div>
    </div>
  )
}
