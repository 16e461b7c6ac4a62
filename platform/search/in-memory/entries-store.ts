import type { Pool } from 'pg'

/** Which index a site's stock is in, and its version there; version 0 where the index has never held a vehicle of the site. */
export interface IndexState {
  build: string
  version: number
}

export async function readIndexState(pool: Pool, tenantId: number): Promise<IndexState> {
  const { rows } = await pool.query<{ build: string; version: string }>({
    name: 'search-state',
    text: `select form.build::text, coalesce(site.version, 0) as version
           from search.form left join search.sites site on site.tenant_id = $1`,
    values: [tenantId],
  })
  return { build: rows[0]?.build ?? '', version: Number(rows[0]?.version ?? 0) }
}

/** Entries of the next vehicles by id, as JSON separated by commas; null after the last. */
export async function readEntriesAfter(
  pool: Pool,
  { tenantId, after, limit }: { tenantId: number; after: number; limit: number },
): Promise<{ last: number; entries: string } | null> {
  const { rows } = await pool.query<{ last: number | null; entries: string | null }>(
    `select max(part.id) as last, string_agg(part.entry, ',') as entries
     from (
       select id, entry from search.vehicles
       where tenant_id = $1 and id > $2 and document is not null
       order by id limit $3
     ) as part`,
    [tenantId, after, limit],
  )
  const [part] = rows
  return part?.entries && part.last !== null ? { last: part.last, entries: part.entries } : null
}

/** What changed of a site after a version: how many vehicles, the newest version, removed ids, and entries as JSON separated by commas. */
export interface ChangedEntries {
  n: number
  version: string | null
  gone: number[] | null
  entries: string | null
}

/** In one statement, so that it sees all of a change or none of it. */
export async function readChangedEntries(
  pool: Pool,
  { tenantId, version, limit }: { tenantId: number; version: number; limit: number },
): Promise<ChangedEntries | null> {
  const { rows } = await pool.query<ChangedEntries>(
    `select count(*)::int as n,
            max(version) as version,
            array_agg(id) filter (where document is null) as gone,
            string_agg(entry, ',') as entries
     from (
       select id, version, entry, document from search.vehicles
       where tenant_id = $1 and version > $2 limit $3
     ) as changed`,
    [tenantId, version, limit],
  )
  return rows[0] ?? null
}
