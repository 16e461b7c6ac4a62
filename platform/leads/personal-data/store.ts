import type { Pool, PoolClient } from 'pg'
import { inPoolTransaction } from '../../base/database/transaction.ts'
import { findPersonalRows } from './find-personal-rows.ts'
import { isTheirs, type KnownPerson, type Person } from './person.ts'
import { personalDataTableNames, personalDataTables } from './personal-data-tables.ts'

async function findPerson(db: Pool | PoolClient, person: Person): Promise<KnownPerson> {
  const { tenantId, email, phone } = person
  const mine = isTheirs({ email: 'email', phone: 'phone' })
  const accounts = await db.query<{ id: number }>(`select id from shoppers where tenant_id = $1 and (${mine})`, [
    tenantId,
    email,
    phone,
  ])
  const shoppers = accounts.rows.map(({ id }) => id)
  const sent = await db.query<{ id: number }>(
    `select id from leads where tenant_id = $1 and (${mine} or shopper_id = any($4::int[]))`,
    [tenantId, email, phone, shoppers],
  )
  return { ...person, shoppers, leads: sent.rows.map(({ id }) => id) }
}

/**
 * Erases a person's data from a site, completely or not at all. Returns the number of changed rows per table. Pending deliveries of their
 * leads are given up. `record` writes in the same transaction.
 */
export async function erasePerson(
  pool: Pool,
  person: Person,
  record?: (client: PoolClient, erased: Record<string, number>) => Promise<void>,
): Promise<Record<string, number>> {
  return inPoolTransaction(pool, async (client) => {
    const known = await findPerson(client, person)
    const erased: Record<string, number> = {}
    for (const name of personalDataTableNames) {
      const { where, values } = findPersonalRows(name, known)
      const { blank } = personalDataTables[name]
      const { rowCount } = await client.query(
        blank === null ? `delete from ${name} where ${where}` : `update ${name} set ${blank} where ${where}`,
        values,
      )
      if (rowCount) erased[name] = rowCount
    }
    await record?.(client, erased)
    return erased
  })
}

type Row = Record<string, unknown>

/** Secrets and internal keys, which are not personal data. */
const internal = ['code', 'key', 'pair', 'tenant_id', 'token_hash', 'previous_hash', 'html']

/** All rows that a site stores about a person, by table; empty tables are omitted. */
export async function exportPerson(pool: Pool, person: Person): Promise<Record<string, Row[]>> {
  const known = await findPerson(pool, person)
  const exported: Record<string, Row[]> = {}
  for (const name of personalDataTableNames) {
    const { where, values } = findPersonalRows(name, known)
    const { rows } = await pool.query<{ row: Row }>(
      `select to_jsonb(${name}.*) - $6::text[] as row from ${name} where ${where} order by id`,
      [...values, internal],
    )
    if (rows.length > 0) exported[name] = rows.map(({ row }) => row)
  }
  return exported
}
