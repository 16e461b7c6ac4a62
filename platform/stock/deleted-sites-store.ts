import { escapeIdentifier, type Pool } from 'pg'

/** Deletes the importer's rows of deleted sites: the CMS's deletion does not reach these tables. Returns the number of rows. */
export async function purgeDeletedSites(pool: Pool): Promise<number> {
  const { rows: ledgers } = await pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'stock' and column_name = 'tenant_id' and table_type = 'BASE TABLE'`,
  )
  let forgotten = 0
  for (const { name } of ledgers) {
    const { rowCount } = await pool.query(
      `delete from stock.${escapeIdentifier(name)} where tenant_id not in (select id from tenants)`,
    )
    forgotten += rowCount ?? 0
  }
  return forgotten
}
