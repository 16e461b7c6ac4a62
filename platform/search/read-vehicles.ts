import type { Pool, PoolClient } from 'pg'
import type { z } from 'zod'
import { vehicle } from '#schemas/vehicle/vehicle.ts'

/** A vehicle as stored, or what of it a reader asks for. */
export interface TenantVehicle<Facts = z.infer<typeof vehicle>> {
  tenantId: number
  vehicle: Facts
}

type Database = Pool | PoolClient
type Warn = (message: string) => void

export interface VehicleReader<Facts> {
  /** The tenant's vehicles with these ids; ids that it does not have are left out. */
  some: (database: Database, asked: { tenantId: number; ids: number[]; warn: Warn }) => Promise<TenantVehicle<Facts>[]>
  /** Every vehicle, or every one of a tenant, by id and in batches. */
  all: (database: Database, asked: { tenantId?: number; warn: Warn }) => AsyncGenerator<TenantVehicle<Facts>[]>
}

const batchSize = 2_000

/**
 * Reads the columns that `schema` names; `parts` says in SQL what of a column of `v` is enough. A vehicle that cannot be read is left out, and
 * `warn` told of it.
 */
export function vehicleReader<Shape extends Record<string, z.ZodType> & { id: z.ZodType<number> }>(
  schema: z.ZodObject<Shape>,
  parts: Partial<Record<keyof Shape, string>> = {},
): VehicleReader<z.infer<typeof schema>> {
  const columns = Object.keys(schema.shape).map((name) => `${parts[name] ?? `v."${name}"`} as "${name}"`)
  // As JSON text: PostgreSQL writes that in half the time that it takes to build jsonb and write it.
  const selected = `
    select v.tenant_id, row_to_json(asked) as facts
    from vehicles v cross join lateral (select ${columns.join(', ')}) asked`
  /** Of these an empty column is left out, so that the schema's default stands for it. */
  const neverNull = Object.entries(schema.shape)
    .filter(([, field]) => !field.safeParse(null).success)
    .map(([name]) => name)

  const read = ({ tenant_id, facts }: Row, warn: Warn): TenantVehicle<z.infer<typeof schema>>[] => {
    for (const name of neverNull) if (facts[name] === null) delete facts[name]
    const parsed = schema.safeParse(facts)
    if (parsed.success) return [{ tenantId: tenant_id, vehicle: parsed.data }]
    const [issue] = parsed.error.issues
    warn(`Vehicle ${facts.id} cannot be read and is left out: ${issue?.path.join('.')}: ${issue?.message}`)
    return []
  }

  return {
    some: async (database, { tenantId, ids, warn }) => {
      const { rows } = await database.query<Row>(`${selected} where v.tenant_id = $1 and v.id = any($2::int[])`, [
        tenantId,
        ids,
      ])
      return rows.flatMap((row) => read(row, warn))
    },
    all: async function* (database, { tenantId, warn }) {
      let after = 0
      for (;;) {
        const { rows } = await database.query<Row>(
          `${selected}
           where v.id > $1 and v.tenant_id is not null and ($2::int is null or v.tenant_id = $2)
           order by v.id limit ${batchSize}`,
          [after, tenantId ?? null],
        )
        yield rows.flatMap((row) => read(row, warn))
        after = rows.at(-1)?.facts.id ?? after
        if (rows.length < batchSize) return
      }
    },
  }
}

interface Row {
  tenant_id: number
  facts: Record<string, unknown> & { id: number }
}

export const wholeVehicles = vehicleReader(vehicle)
