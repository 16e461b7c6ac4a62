import { look } from 'virtual:look'
import type { Site } from '#schemas/tenant/site.ts'
import { collapseSoldRuns } from '#schemas/vehicle/collapse-sold-runs.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { SearchResponse } from '#schemas/vehicle/search-response.ts'
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
    <div aria-busy={false} className={look.results}>
      <div className={look.cardsFrame}>
        <div className={look.cards}>
          {collapseSoldRuns(hits).map((vehicle, index) => (
            <VehicleCard key={vehicle.id} vehicle={vehicle} site={site} now={now} priority={index < 2} />
          ))}
        </div>
        {hits.some(({ weekly_price: payment }) => payment !== null) ? (
          <div className={look.note}>
            <p className={look.noteWords}>{`* ${exampleOf(site)} ${warning}`}</p>
          </div>
        ) : null}
      </div>
      <div className={look.pages}>
        <Pagination path={path} search={search} pages={pages} />
      </div>
    </div>
  )
}

const exampleOf = ({ config }: Site) => `Examples: a loan of each price over ${config.finance.termYears} years.`
const warning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'

export function CountAndOrder({ count, sortBy }: { count: number } & Pick<SearchQuery, 'sortBy'>) {
  return (
    <div className={look.resultsBar}>
      <p role="status" data-search-count="" className={look.count}>{`${count.toLocaleString('en-AU')} vehicles`}</p>
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
    <div className={look.sort}>
      <div className={look.field}>
        <label htmlFor={look.sortId} className={look.label}>
          Sort by
        </label>
        <span className={look.selectFrame}>
          <select id={look.sortId} autoComplete="off" defaultValue={sortBy} className={look.select}>
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
