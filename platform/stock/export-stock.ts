import type { Pool } from 'pg'
import { wholeVehicles } from '../search/read-vehicles.ts'
import { forecourtHeading, forecourtLine } from './formats/write-forecourt.ts'

/** A tenant's whole stock as lines of the `forecourt` format. Importing them again changes nothing. */
export async function* exportStock({ pool, tenantId }: { pool: Pool; tenantId: number }): AsyncGenerator<string> {
  yield forecourtHeading
  const refuse = (message: string) => {
    throw new Error(message)
  }
  for await (const vehicles of wholeVehicles.all(pool, { tenantId, warn: refuse })) {
    yield vehicles.map(({ vehicle }) => forecourtLine(vehicle)).join('')
  }
}
