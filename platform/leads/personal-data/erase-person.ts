import type { Pool, PoolClient } from 'pg'
import { inPoolTransaction } from '../../base/database/transaction.ts'
import { personalDataTableNames, personalDataTables } from './personal-data-tables.ts'
import { findPerson, type Person } from './person.ts'
import { findPersonalRows } from './find-personal-rows.ts'

/**
 * Takes a person out of all that a site holds, at once or not at all; gives how many rows of each table that came to. What waits to be
 * delivered of their leads goes nowhere any more. `record` writes in the same transaction.
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
