import type { Pool, PoolClient } from 'pg'
import { lockUntilCommit } from '#cms/database/advisory-lock.ts'
import { inClientTransaction, inPoolTransaction } from '../../base/database/transaction.ts'

/**
 * The index is derived data in a schema of its own, outside the CMS's migrations, and is recreated when the form below changes. Increment
 * this number with every such change, and when entries or documents change.
 */
const formVersion = 7

/** The index in use, and the one being built. */
export type IndexSchema = 'search' | 'search_next'

/**
 * `document` is displayed; `entry` is searched, filtered, counted and sorted by (`stock/entry.ts`). Both are null for a deleted vehicle, so
 * that other processes notice. `version` is the site's version at the time of the change. Documents are read per page, entries per site;
 * both are opaque texts stored inline.
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
    await lockUntilCommit(client, { name: 'searchTables' })
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

/** Rejects where the index cannot be read. */
export async function checkStorage(pool: Pool): Promise<void> {
  await pool.query('select 1 from search.form')
}

/** Creates an empty index beside the one in use. Its database indexes are created after filling, which is many times faster. */
export async function createNext(client: PoolClient): Promise<void> {
  await inClientTransaction(client, async () => {
    await client.query('drop schema if exists search_next cascade')
    for (const statement of tables('search_next')) await client.query(statement)
  })
}

/** Replaces the index in use with the filled one. Running searches finish on the old one; new ones wait for a moment. */
export async function swapInNext(client: PoolClient): Promise<void> {
  for (const statement of indexes('search_next')) await client.query(statement)
  await client.query('update search_next.form set is_built = true')
  // Parallel workers would need 64 MB of shared memory, which a container may not have; a single pass suffices.
  await client.query('vacuum (analyze, parallel 0) search_next.vehicles')
  await inClientTransaction(client, async () => {
    await lockUntilCommit(client, { name: 'searchTables' })
    await client.query('drop schema if exists search cascade')
    await client.query('alter schema search_next rename to search')
  })
}
