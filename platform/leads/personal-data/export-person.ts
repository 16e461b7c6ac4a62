import type { Pool } from 'pg'
import { personalDataTableNames } from './personal-data-tables.ts'
import { findPerson, type Person } from './person.ts'
import { findPersonalRows } from './find-personal-rows.ts'

type Row = Record<string, unknown>

/** What gives a way in, or is of our own making: it says nothing of the person. */
const kept = ['code', 'key', 'pair', 'tenant_id', 'token_hash', 'previous_hash', 'html']

/** All that a site holds of a person, row by row; tables without any are left out. */
export async function exportPerson(pool: Pool, person: Person): Promise<Record<string, Row[]>> {
  const known = await findPerson(pool, person)
  const held: Record<string, Row[]> = {}
  for (const name of personalDataTableNames) {
    const { where, values } = findPersonalRows(name, known)
    const { rows } = await pool.query<{ row: Row }>(
      `select to_jsonb(${name}.*) - $6::text[] as row from ${name} where ${where} order by id`,
      [...values, kept],
    )
    if (rows.length > 0) held[name] = rows.map(({ row }) => row)
  }
  return held
}
