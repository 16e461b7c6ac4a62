import type { Pool } from 'pg'
import type { Entry } from './index/entry.ts'
import { StockIndex } from './index/stock-index.ts'

/** A site's stock in memory, as the index `build` had it at `version`. */
export interface LoadedIndex {
  stockIndex: StockIndex
  build: string
  version: number
}

/** What the index says of a site now; version 0 where it has never held a vehicle of it. */
export async function indexState(pool: Pool, tenantId: number): Promise<Pick<LoadedIndex, 'build' | 'version'>> {
  const { rows } = await pool.query<{ build: string; version: string }>({
    name: 'search-state',
    text: `select form.build::text, coalesce(site.version, 0) as version
           from search.form left join search.sites site on site.tenant_id = $1`,
    values: [tenantId],
  })
  return { build: rows[0]?.build ?? '', version: Number(rows[0]?.version ?? 0) }
}

/** Vehicles at a time: some milliseconds of work, between which other requests are answered. */
const chunk = 2_000

/** Reads the site's whole stock. What changes meanwhile is read by the `followIndex` that comes next. */
export async function loadIndex(pool: Pool, tenantId: number): Promise<LoadedIndex> {
  const state = await indexState(pool, tenantId)
  const stockIndex = new StockIndex()
  let part = await readPart(pool, tenantId, 0)
  while (part) {
    // The next is on its way while this one is put into its place.
    const next = readPart(pool, tenantId, part.last)
    next.catch(() => undefined)
    putAll(stockIndex, part.entries)
    part = await next
  }
  return { stockIndex, ...state }
}

/** The entries of the next vehicles by id; null after the last. */
async function readPart(
  pool: Pool,
  tenantId: number,
  after: number,
): Promise<{ last: number; entries: string } | null> {
  const { rows } = await pool.query<{ last: number | null; entries: string | null }>(
    `select max(part.id) as last, string_agg(part.entry, ',') as entries
     from (
       select id, entry from search.vehicles
       where tenant_id = $1 and id > $2 and document is not null
       order by id limit ${chunk}
     ) as part`,
    [tenantId, after],
  )
  const [part] = rows
  return part?.entries && part.last !== null ? { last: part.last, entries: part.entries } : null
}

/** More changed vehicles than this are read as a whole stock is: in parts. */
const mostFollowed = 20_000

/**
 * Brings a loaded stock to what the index says now, in one statement, so that all of a change is seen or none of it. Null where only reading it
 * again can: the index was rebuilt, much has changed, or little of what was loaded is left.
 */
export async function followIndex(pool: Pool, tenantId: number, loaded: LoadedIndex): Promise<LoadedIndex | null> {
  const state = await indexState(pool, tenantId)
  if (state.build !== loaded.build) return null
  const { rows } = await pool.query<{
    version: string | null
    gone: number[] | null
    entries: string | null
    n: number
  }>(
    `select count(*)::int as n,
            max(version) as version,
            array_agg(id) filter (where document is null) as gone,
            string_agg(entry, ',') as entries
     from (
       select id, version, entry, document from search.vehicles
       where tenant_id = $1 and version > $2 limit ${mostFollowed + 1}
     ) as changed`,
    [tenantId, loaded.version],
  )
  const [changed] = rows
  if (!changed || changed.n > mostFollowed) return null
  for (const id of changed.gone ?? []) loaded.stockIndex.remove(id)
  if (changed.entries) putAll(loaded.stockIndex, changed.entries)
  return loaded.stockIndex.isWorn ? null : { ...loaded, version: Math.max(state.version, Number(changed.version ?? 0)) }
}

function putAll(stockIndex: StockIndex, entries: string): void {
  const parsed: Entry[] = JSON.parse(`[${entries}]`)
  for (const entry of parsed) stockIndex.put(entry)
}
