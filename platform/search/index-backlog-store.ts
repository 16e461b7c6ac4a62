import type { Pool, PoolClient } from 'pg'
import { lockUntilCommit } from '#cms/database/advisory-lock.ts'
import { inPoolTransaction } from '../base/database/transaction.ts'

/**
 * State of the indexes outside of them: the settings of a site's documents, and sites with changes that an unavailable engine missed.
 * Tenant 0 represents all.
 */
export async function prepareBacklog(pool: Pool): Promise<void> {
  await inPoolTransaction(pool, async (client) => {
    await lockUntilCommit(client, { name: 'indexBacklogTables' })
    await client.query('create schema if not exists indexing')
    await client.query('create table if not exists indexing.sites (tenant_id int primary key, settings text not null)')
    await client.query(
      'create table if not exists indexing.owed (tenant_id int primary key, since timestamptz not null)',
    )
  })
}

type Database = Pool | PoolClient

export async function indexedSettings(database: Database, tenantId: number): Promise<string | null> {
  const { rows } = await database.query<{ settings: string }>(
    'select settings from indexing.sites where tenant_id = $1',
    [tenantId],
  )
  return rows[0]?.settings ?? null
}

export async function saveIndexedSettings(database: Database, tenantId: number, settings: string): Promise<void> {
  await database.query(
    `insert into indexing.sites values ($1, $2)
     on conflict (tenant_id) do update set settings = excluded.settings`,
    [tenantId, settings],
  )
}

export interface StaleSite {
  tenantId: number
  since: string
}

/** Every site. */
export const everySite = 0

export async function markStale(database: Database, tenantIds: readonly number[]): Promise<void> {
  await database.query(
    `insert into indexing.owed select distinct owed, clock_timestamp() from unnest($1::int[]) as owed
     on conflict (tenant_id) do update set since = excluded.since`,
    [tenantIds],
  )
}

export async function listStale(database: Database): Promise<StaleSite[]> {
  const { rows } = await database.query<StaleSite>(
    'select tenant_id as "tenantId", since::text from indexing.owed order by tenant_id',
  )
  return rows
}

/** Whether the engine lacks a change of this site, or of every site. */
export async function isStale(database: Database, tenantId: number): Promise<boolean> {
  const { rows } = await database.query<{ stale: boolean }>({
    name: 'search-stale',
    text: 'select exists (select from indexing.owed where tenant_id in ($1, $2)) as stale',
    values: [tenantId, everySite],
  })
  return rows[0]?.stale ?? false
}

/** Entries added again in the meantime are kept. */
export async function clearStale(database: Database, { tenantId, since }: StaleSite): Promise<void> {
  await database.query('delete from indexing.owed where tenant_id = $1 and since = $2::timestamptz', [tenantId, since])
}
