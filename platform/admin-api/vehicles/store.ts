import { forSale, readStockFilter } from '#schemas/vehicle/stock-filter.ts'
import { stockFilterToSearch } from '#schemas/vehicle/stock-filter-to-search.ts'
import { searchQuery } from '#schemas/vehicle/search-query.ts'
import type { StaffContext } from '../service.ts'

const most = 12

/**
 * Vehicles that match the typed words, best first: those whose stock number, VIN or plate contains them (listed or not), then the site's
 * own search results. Without words, the latest vehicles for sale. Withdrawn vehicles are excluded.
 */
export async function findVehicleIds(context: StaffContext, query: string): Promise<number[]> {
  const [named, found] = await Promise.all([findByIdentity(context, query), findByWords(context, query)])
  return [...new Set([...named, ...found])].slice(0, most)
}

/** Fewer than three characters match too many vehicles. */
const fewestCharacters = 3

async function findByIdentity({ pool, site }: StaffContext, query: string): Promise<number[]> {
  if (query.length < fewestCharacters) return []
  const part = `%${query.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await pool.query<{ id: number }>(
    `select id from vehicles
     where tenant_id = $1 and status <> 'withdrawn' and (stocknum ilike $2 or vin ilike $2 or regplate ilike $2)
     order by lower(stocknum) = lower($3) desc, status = 'sold', id desc limit ${most}`,
    [site.id, part, query],
  )
  return rows.map(({ id }) => id)
}

async function findByWords({ search, site, now }: StaffContext, query: string): Promise<number[]> {
  const parsedQuery = searchQuery.parse({
    query,
    hitsPerPage: most,
    sortBy: query === '' ? 'newest' : 'rank',
    scope: query === '' ? stockFilterToSearch(forSale(readStockFilter({}))) : {},
  })
  const { hits } = await search.search({
    tenantId: site.id,
    country: site.country,
    rules: site.rules,
    query: parsedQuery,
    now,
  })
  return hits.map(({ id }) => id)
}
