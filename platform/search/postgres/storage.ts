import type { Pool, PoolClient } from 'pg'
import { facetFields } from '../engine-document.ts'

/**
 * The index is derived data: the adapter keeps it in a schema of its own, outside the CMS's migrations, and drops it for a new one where the
 * form below changes. Raise this number with every such change.
 */
const formVersion = 4

/** The index in use, and the one that is being built to take its place. */
export type IndexSchema = 'search' | 'search_next'

const prepareLock = 7_301_001

/** What is searched, filtered, counted and sorted by. Words bear their tenant, so that one index serves many as if each had its own. */
export const vehicleColumns = [
  'tenant_id',
  'id',
  'stocknum',
  ...facetFields,
  'location_slug',
  'dealership_slug',
  'show_on_dealer_website',
  'current_price',
  'subscription_price',
  'weekly_price',
  'km',
  'website_id',
  'option_code',
  'created_at_timestamp',
  'sold_date_timestamp',
  'custom_rank',
  'title',
  'words',
] as const

/** What is shown: kept apart, for a count reads all rows that match, and an answer shows 21. */
export const documentColumns = ['tenant_id', 'id', 'document'] as const

const facetTypes: Record<string, string> = {
  seats: 'numeric',
  year: 'int',
  certified: 'boolean',
  categories: 'text[]',
  filtered_features: 'text[]',
}

const tables = (schema: IndexSchema) => [
  `create schema ${schema}`,
  `create table ${schema}.form (version int not null, is_built boolean not null)`,
  `insert into ${schema}.form values (${formVersion}, false)`,
  `create table ${schema}.words (word text primary key, forms text[] not null)`,
  `create table ${schema}.documents (
     tenant_id int not null,
     id int not null,
     document jsonb not null
   )`,
  `create table ${schema}.vehicles (
     tenant_id int not null,
     id int not null,
     stocknum text not null,
     ${facetFields.map((field) => `${field} ${facetTypes[field] ?? 'text'}`).join(', ')},
     location_slug text,
     dealership_slug text,
     show_on_dealer_website boolean not null,
     current_price bigint,
     subscription_price bigint,
     weekly_price bigint,
     km numeric,
     website_id int,
     option_code numeric,
     created_at_timestamp bigint not null,
     sold_date_timestamp bigint,
     custom_rank double precision not null,
     title tsvector not null,
     words tsvector not null
   )`,
  // Choices are compared in lower case; without these the planner takes each for one row in two hundred.
  ...facetFields.map(
    (field) => `create statistics ${schema}.${field}_folded on (lower(${field}::text)) from ${schema}.vehicles`,
  ),
]

const indexes = (schema: IndexSchema) => [
  `create index on ${schema}.words using gin (forms)`,
  `alter table ${schema}.documents add primary key (tenant_id, id)`,
  `alter table ${schema}.vehicles add primary key (tenant_id, id)`,
  `create index on ${schema}.vehicles using gin (words)`,
  `create index on ${schema}.vehicles (tenant_id, custom_rank desc, id desc)`,
  `create index on ${schema}.vehicles (tenant_id, current_price)`,
  `create index on ${schema}.vehicles (tenant_id, make, model)`,
]

export async function prepareStorage(pool: Pool): Promise<{ needsRebuild: boolean }> {
  const client = await pool.connect()
  try {
    return await inTransaction(client, async () => {
      await client.query('select pg_advisory_xact_lock($1)', [prepareLock])
      const form = await storedForm(client)
      if (form?.version === formVersion) return { needsRebuild: !form.is_built }
      await client.query('drop schema if exists search cascade')
      for (const statement of [...tables('search'), ...indexes('search')]) await client.query(statement)
      return { needsRebuild: true }
    })
  } finally {
    client.release()
  }
}

interface Form {
  version: number
  is_built: boolean
}

async function storedForm(client: PoolClient): Promise<Form | null> {
  const { rows } = await client.query<{ form: string | null }>(`select to_regclass('search.form')::text as form`)
  if (!rows[0]?.form) return null
  const { rows: forms } = await client.query<Form>('select version, is_built from search.form')
  return forms[0] ?? null
}

/** An empty index beside the one in use. Its indexes are made once it is full: that is many times faster. */
export async function createNext(client: PoolClient): Promise<void> {
  await inTransaction(client, async () => {
    await client.query('drop schema if exists search_next cascade')
    for (const statement of tables('search_next')) await client.query(statement)
  })
}

/** Puts the filled index in the place of the one in use. Searches under way finish on the old one, those that come wait for a moment. */
export async function swapInNext(client: PoolClient): Promise<void> {
  for (const statement of indexes('search_next')) await client.query(statement)
  await client.query('update search_next.form set is_built = true')
  for (const table of ['words', 'documents', 'vehicles']) await client.query(`vacuum analyze search_next.${table}`)
  await inTransaction(client, async () => {
    await client.query('select pg_advisory_xact_lock($1)', [prepareLock])
    await client.query('drop schema if exists search cascade')
    await client.query('alter schema search_next rename to search')
  })
}

export async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
