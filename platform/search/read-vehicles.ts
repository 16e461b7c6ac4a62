import type { Pool, PoolClient } from 'pg'
import { vehicle, type Vehicle } from '#schemas/vehicle/vehicle.ts'

export interface TenantVehicle {
  tenantId: number
  vehicle: Vehicle
}

type Warn = (message: string) => void

/** As JSON text: PostgreSQL writes that in half the time that it takes to build jsonb and write it. */
const selected = `select tenant_id, to_json(v) as facts from vehicles v`

/** The tenant's vehicles with these ids, as stored; ids that it does not have are left out. */
export async function readVehicles(
  database: Pool | PoolClient,
  { tenantId, ids, warn }: { tenantId: number; ids: number[]; warn: Warn },
): Promise<TenantVehicle[]> {
  const { rows } = await database.query<Row>(`${selected} where tenant_id = $1 and id = any($2::int[])`, [
    tenantId,
    ids,
  ])
  return rows.flatMap((row) => toVehicle(row, warn))
}

/** Every vehicle, or every one of a tenant, by id and in batches. */
export async function* allVehicles(
  database: Pool | PoolClient,
  { tenantId, warn }: { tenantId?: number; warn: Warn },
): AsyncGenerator<TenantVehicle[]> {
  const batchSize = 2_000
  let after = 0
  for (;;) {
    const { rows } = await database.query<Row>(
      `${selected}
       where id > $1 and tenant_id is not null and ($2::int is null or tenant_id = $2)
       order by id limit ${batchSize}`,
      [after, tenantId ?? null],
    )
    yield rows.flatMap((row) => toVehicle(row, warn))
    after = rows.at(-1)?.facts.id ?? after
    if (rows.length < batchSize) return
  }
}

interface Row {
  tenant_id: number
  facts: { id: number }
}

/** One vehicle that cannot be read must not keep the others out of the index. */
function toVehicle({ tenant_id, facts }: Row, warn: Warn): TenantVehicle[] {
  const parsed = vehicle.safeParse(withoutEmpty(facts))
  if (parsed.success) return [{ tenantId: tenant_id, vehicle: parsed.data }]
  const [issue] = parsed.error.issues
  warn(`Vehicle ${facts.id} is left out of the search index: ${issue?.path.join('.')}: ${issue?.message}`)
  return []
}

/** Empty columns are left out, so that the schema's defaults stand for them. */
function withoutEmpty(facts: Row['facts']): object {
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(facts)) if (value !== null) kept[name] = value
  return kept
}
