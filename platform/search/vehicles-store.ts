import type { Pool, PoolClient } from 'pg'

type Database = Pool | PoolClient

/** The chosen columns of a vehicle, not parsed yet. */
export interface StoredVehicle {
  tenant_id: number
  facts: Record<string, unknown> & { id: number }
}

/** As JSON text: PostgreSQL writes that in half the time that it takes to build jsonb and write it. */
export const selectVehicles = (columns: readonly string[]): string => `
  select v.tenant_id, row_to_json(asked) as facts
  from vehicles v cross join lateral (select ${columns.join(', ')}) asked`

interface ById {
  /** Made by `selectVehicles`. */
  select: string
  tenantId: number
  ids: number[]
}

export async function readVehiclesById(database: Database, { select, tenantId, ids }: ById): Promise<StoredVehicle[]> {
  const { rows } = await database.query<StoredVehicle>(`${select} where v.tenant_id = $1 and v.id = any($2::int[])`, [
    tenantId,
    ids,
  ])
  return rows
}

interface Part {
  /** Made by `selectVehicles`. */
  select: string
  /** Every tenant's where undefined. */
  tenantId: number | undefined
  /** The last id of the part before. */
  after: number
  limit: number
}

/** The next vehicles by id. */
export async function readVehiclesAfter(
  database: Database,
  { select, tenantId, after, limit }: Part,
): Promise<StoredVehicle[]> {
  const { rows } = await database.query<StoredVehicle>(
    `${select}
     where v.id > $1 and v.tenant_id is not null and ($2::int is null or v.tenant_id = $2)
     order by v.id limit $3`,
    [after, tenantId ?? null, limit],
  )
  return rows
}

/** Of all tenants. */
export async function countVehicles(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from vehicles')
  return rows[0]?.n ?? 0
}

/** Vehicles at these locations; without any, vehicles at every location of the tenant. */
export async function listVehicleIdsAtLocations(
  pool: Pool,
  tenantId: number,
  locationIds: number[],
): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from vehicles
     where tenant_id = $1 and location_id is not null and (cardinality($2::int[]) = 0 or location_id = any($2::int[]))
     order by id`,
    [tenantId, locationIds],
  )
  return rows.map(({ id }) => id)
}
