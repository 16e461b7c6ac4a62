import type { Pool, PoolClient } from 'pg'
import type { z } from 'zod'
import { vehicle } from '#schemas/vehicle/vehicle.ts'
import { readVehiclesAfter, readVehiclesById, selectVehicles, type StoredVehicle } from './vehicles-store.ts'

/** A stored vehicle, or the columns that a reader selects. */
export interface TenantVehicle<Facts = z.infer<typeof vehicle>> {
  tenantId: number
  vehicle: Facts
}

type Database = Pool | PoolClient
type Warn = (message: string) => void

export interface VehicleReader<Facts> {
  /** The tenant's vehicles with these ids; unknown ids are omitted. */
  some: (
    database: Database,
    options: { tenantId: number; ids: number[]; warn: Warn },
  ) => Promise<TenantVehicle<Facts>[]>
  /** Every vehicle, or every one of a tenant, by id and in batches. */
  all: (database: Database, options: { tenantId?: number; warn: Warn }) => AsyncGenerator<TenantVehicle<Facts>[]>
}

const batchSize = 2_000

/**
 * Reads the columns of `schema`; `parts` are SQL expressions for columns of `v` that are read partially. An invalid vehicle is omitted and
 * reported to `warn`.
 */
export function vehicleReader<Shape extends Record<string, z.ZodType> & { id: z.ZodType<number> }>(
  schema: z.ZodObject<Shape>,
  parts: Partial<Record<keyof Shape, string>> = {},
): VehicleReader<z.infer<typeof schema>> {
  const columns = Object.keys(schema.shape).map((name) => `${parts[name] ?? `v."${name}"`} as "${name}"`)
  const select = selectVehicles(columns)
  /** Empty values of these columns are omitted, so that the schema's defaults apply. */
  const neverNull = Object.entries(schema.shape)
    .filter(([, field]) => !field.safeParse(null).success)
    .map(([name]) => name)

  const read = ({ tenant_id, facts }: StoredVehicle, warn: Warn): TenantVehicle<z.infer<typeof schema>>[] => {
    for (const name of neverNull) if (facts[name] === null) delete facts[name]
    const parsed = schema.safeParse(facts)
    if (parsed.success) return [{ tenantId: tenant_id, vehicle: parsed.data }]
    const [issue] = parsed.error.issues
    warn(`Vehicle ${facts.id} cannot be read and is left out: ${issue?.path.join('.')}: ${issue?.message}`)
    return []
  }

  return {
    some: async (database, { tenantId, ids, warn }) => {
      const rows = await readVehiclesById(database, { select, tenantId, ids })
      return rows.flatMap((row) => read(row, warn))
    },
    all: async function* (database, { tenantId, warn }) {
      let after = 0
      for (;;) {
        const rows = await readVehiclesAfter(database, { select, tenantId, after, limit: batchSize })
        yield rows.flatMap((row) => read(row, warn))
        after = rows.at(-1)?.facts.id ?? after
        if (rows.length < batchSize) return
      }
    },
  }
}

export const wholeVehicles = vehicleReader(vehicle)
