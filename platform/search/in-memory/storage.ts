import type { Pool, PoolClient } from 'pg'
import { inClientTransaction, inPoolTransaction } from '../../base/database/transaction.ts'

/**
 * The index is derived data: the adapter keeps it in a schema of its own, outside the CMS's migrations, and drops it for a new one where the
 * form below changes. Raise this number with every such change, and of what entries and documents hold.
 */
const formVersion = 6

/** The index in use, and the one that is being built to take its place. */
export type IndexSchema = 'search' | 'search_next'

const prepareLock = 7_301_001

/**
 * `document` is what is shown, `entry` what is searched, filtered, counted and sorted by (`stock/entry.ts`); both null once the vehicle is gone,
 * so that processes which had it hear of that. `version` is the site's own at the time of the change. Documents are read by the page, entries by
 * the site, and neither is ever looked into here: they are texts, kept in the row as they are.
 */
const tables = (schema: IndexSchema) => [
  `create schema ${schema}`,
  `create table ${schema}.form (version int not null, is_built boolean not null, build uuid not null)`,
  `insert into ${schema}.form values (${formVersion}, false, gen_random_uuid())`,
  `create table ${schema}.sites (tenant_id int primary key, version bigint not null)`,
  `create table ${schema}.vehicles (
     tenant_id int not null,
     id int not null,
     version bigint not null,
     entry text,
     document text
   )`,
  `alter table ${schema}.vehicles alter entry set storage external, alter document set storage external`,
  `alter table ${schema}.vehicles set (toast_tuple_target = 8160)`,
]

const indexes = (schema: IndexSchema) => [
  `alter table ${schema}.vehicles add primary key (tenant_id, id)`,
  `create index on ${schema}.vehicles (tenant_id, version)`,
]

export async function prepareStorage(pool: Pool): Promise<{ needsRebuild: boolean }> {
  return inPoolTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [prepareLock])
    const form = await storedForm(client)
    if (form?.version === formVersion) return { needsRebuild: !form.is_built }
    await client.query('drop schema if exists search cascade')
    for (const statement of [...tables('search'), ...indexes('search')]) await client.query(statement)
    return { needsRebuild: true }
  })
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
  await inClientTransaction(client, async () => {
    await client.query('drop schema if exists search_next cascade')
    for (const statement of tables('search_next')) await client.query(statement)
  })
}

/** Puts the filled index in the place of the one in use. Searches under way finish on the old one, those that come wait for a moment. */
export async function swapInNext(client: PoolClient): Promise<void> {
  for (const statement of indexes('search_next')) await client.query(statement)
  await client.query('update search_next.form set is_built = true')
  // Helpers would share 64 MB of memory that a container may not have; there is one pass over the table to do.
  await client.query('vacuum (analyze, parallel 0) search_next.vehicles')
  await inClientTransaction(client, async () => {
    await client.query('select pg_advisory_xact_lock($1)', [prepareLock])
    await client.query('drop schema if exists search cascade')
    await client.query('alter schema search_next rename to search')
  })
}
