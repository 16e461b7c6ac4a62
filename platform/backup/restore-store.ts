import type { Client, Pool } from 'pg'
import { derivedSchemas, backedUpSchemas } from './backup-scope.ts'
import type { StoredSequence } from './manifest.ts'
import type { TableShape } from './tables-store.ts'

/** Drops the tables of a database that `requireEmptyDatabase` has found empty: they hold nothing but the names of migrations. */
export async function dropEmptyTables(pool: Pool): Promise<void> {
  const schemas = [...backedUpSchemas.filter((schema) => schema !== 'public'), ...derivedSchemas]
  const { rows } = await pool.query<{ statement: string }>(
    `select format('drop schema if exists %I cascade', name) as statement from unnest($1::text[]) as name
     union all
     select format('drop table %I.%I cascade', schemaname, tablename) from pg_tables where schemaname = 'public'
     union all
     select format('drop type %I.%I', n.nspname, t.typname) from pg_type t join pg_namespace n on n.oid = t.typnamespace
     where n.nspname = 'public' and t.typtype = 'e'`,
    [schemas],
  )
  for (const { statement } of rows) await pool.query(statement)
}

export async function beginRestore(client: Client): Promise<void> {
  await client.query('begin')
}

/** Puts back what `clearTables` has taken away. */
export type RestoreTables = () => Promise<void>

/**
 * Prepares tables to be filled in any order: foreign keys are dropped, triggers stay silent, and rows that a new installation has go, since the
 * archive has them too. Adding the foreign keys again checks them all.
 */
export async function clearTables(client: Client, tables: readonly TableShape[]): Promise<RestoreTables> {
  await client.query(`lock table ${tables.map(({ quoted }) => quoted).join(', ')} in access exclusive mode`)
  const constraints = await dropForeignKeys(client)
  for (const { quoted } of tables) await client.query(`alter table ${quoted} disable trigger user`)
  for (const { quoted } of tables) await client.query(`delete from ${quoted}`)
  return async () => {
    for (const { quoted } of tables) await client.query(`alter table ${quoted} enable trigger user`)
    for (const statement of constraints) await client.query(statement)
  }
}

/** Drops foreign keys; returns the statements that add them again. */
async function dropForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace in
       (select oid from pg_namespace where nspname = any($1))`,
    [backedUpSchemas],
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ add }) => add)
}

/** Sequences that this release does not have are left out. */
export async function setSequences(client: Client, sequences: readonly StoredSequence[]): Promise<void> {
  for (const { schema, name, value } of sequences)
    await client.query(
      `select setval(format('%I.%I', $1::text, $2::text)::regclass, $3::bigint) where to_regclass(format('%I.%I', $1::text, $2::text)) is not null`,
      [schema, name, value],
    )
}
