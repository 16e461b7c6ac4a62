import type { Client } from 'pg'

/** A program beside this one that is connected to the database. */
export async function findOtherConnection(client: Client): Promise<{ name: string; pid: number } | null> {
  const { rows } = await client.query<{ name: string; pid: number }>(
    `select coalesce(nullif(application_name, ''), 'a program without a name') as name, pid from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  return rows[0] ?? null
}

export interface FoundTable {
  name: string
  /** As it is written in SQL. */
  quoted: string
}

/** Tables with user data, without bookkeeping and derived tables. */
export async function listDataTables(client: Client): Promise<FoundTable[]> {
  const { rows } = await client.query<FoundTable>(
    `select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss', 'search', 'search_next', 'indexing', 'backups')
       and n.nspname not like 'pg\\_%' and n.nspname || '.' || c.relname not in ${bookkeeping}
     order by 1`,
  )
  return rows
}

/** An installation without any data has rows in these. */
const bookkeeping = `('public.payload_migrations')`

export async function hasRows(client: Client, { quoted }: FoundTable): Promise<boolean> {
  const { rowCount } = await client.query(`select from ${quoted} limit 1`)
  return (rowCount ?? 0) > 0
}
