import type { Payload } from 'payload'
import { migrations } from './migrations/index.ts'
import { readMigrationStatements } from './read-migration-statements.ts'

export interface Loss {
  /** `table leads` or `column leads.stage`. */
  what: string
  /** Number of rows with a value. */
  rows: number
}

/** Data in the tables and columns that a rollback of these migrations would drop. */
export async function describeDataLoss(payload: Payload, names: readonly string[]): Promise<Loss[]> {
  const losses: Loss[] = []
  for (const { down } of migrations.filter(({ name }) => names.includes(name)).toReversed()) {
    for (const statement of await readMigrationStatements(down)) {
      const [, table] = /^DROP TABLE (?:IF EXISTS )?"([^"]+)"/i.exec(statement) ?? []
      const [, owner, column] = /^ALTER TABLE "([^"]+)" DROP COLUMN (?:IF EXISTS )?"([^"]+)"/i.exec(statement) ?? []
      if (table) losses.push({ what: `table ${table}`, rows: await countRows(payload, { table }) })
      if (owner && column)
        losses.push({ what: `column ${owner}.${column}`, rows: await countRows(payload, { table: owner, column }) })
    }
  }
  return losses.filter(({ rows }) => rows > 0)
}

async function countRows(payload: Payload, { table, column }: { table: string; column?: string }): Promise<number> {
  const { pool } = payload.db
  // The table may not exist, such as after the rollback of a newer migration.
  const exists = await pool.query(
    `select from information_schema.columns where table_schema = 'public' and table_name = $1 and ($2::text is null or column_name = $2) limit 1`,
    [table, column ?? null],
  )
  if (exists.rowCount === 0) return 0
  const { rows } = await pool.query<{ n: number }>(
    `select count(${column ? `"${column}"` : '*'})::int as n from "${table}"`,
  )
  return rows[0]?.n ?? 0
}
