import type { PoolClient } from 'pg'
import { requiredFields, type FeedField } from '#schemas/stock/feed-vehicle.ts'
import { lockedColumns } from '#schemas/stock/locked-columns.ts'
import type { ExistingKeys } from './existing-keys.ts'
import type { ResolvedRow } from './resolve-rows.ts'
import type { RefusedRow } from './validate-row.ts'

export interface PlanContext {
  client: PoolClient
  tenantId: number
  /** As the ledger names it. */
  feed: number
  fields: readonly FeedField[]
  existing: ExistingKeys
}

/** A row that writes over a vehicle. */
export interface PlannedUpdate {
  row: ResolvedRow
  /** An earlier import took the vehicle out; it comes back. */
  isBack: boolean
  /** Columns that stay as staff have set them. */
  locked: string[]
  /** How many fields of the feed are not taken for that. */
  kept: number
}

export interface VehiclePlan {
  created: ResolvedRow[]
  updated: PlannedUpdate[]
  unchanged: ResolvedRow[]
  refused: RefusedRow[]
}

interface Prior {
  stocknum: string
  is_known: boolean
  fingerprint: string | null
  is_own_gone: boolean
  is_gone: boolean
  locked_fields: string[] | null
}

/** What each row of a batch would do; changes nothing. A row that says what this feed said last is left alone. */
export async function planVehicles(context: PlanContext, rows: ResolvedRow[]): Promise<VehiclePlan> {
  const prior = await findPrior(context, rows)
  const plan: VehiclePlan = { created: [], updated: [], unchanged: [], refused: [] }
  for (const row of rows) {
    const before = prior.get(row.stocknum)
    if (!before?.is_known) {
      const field = requiredFields.find((name) => row.vehicle[name] === undefined)
      if (field === undefined) plan.created.push(row)
      else plan.refused.push(refusal(row, field))
    } else if (before.fingerprint === row.fingerprint && !before.is_own_gone) {
      plan.unchanged.push(row)
    } else {
      plan.updated.push(toUpdate(row, before, context.fields))
    }
  }
  return plan
}

const refusal = ({ cells, line, stocknum }: ResolvedRow, field: string): RefusedRow => ({
  cells,
  note: { line, stocknum, outcome: 'rejected', field, reason: `a new vehicle needs its ${field}` },
})

function toUpdate(row: ResolvedRow, { is_gone, locked_fields }: Prior, fields: readonly FeedField[]): PlannedUpdate {
  const locked = lockedColumns(locked_fields)
  const kept = fields.filter((field) => locked.includes(field))
  const notes = kept.map((field) => ({
    line: row.line,
    outcome: 'changed' as const,
    field,
    reason: 'not taken: staff have locked the field',
  }))
  return {
    row: kept.length === 0 ? row : { ...row, notes: [...row.notes, ...notes] },
    isBack: is_gone,
    locked,
    kept: kept.length,
  }
}

/**
 * What is there of those that may be. Looked up one by one by their numbers. `(select $1)` hides the tenant from PostgreSQL's statistics: of a tenant whose stock is only just filling they say
 * that it has no vehicles, and then any index of tenants seems as good as that of the numbers, and each look reads the whole stock.
 */
async function findPrior(
  { client, tenantId, feed, existing }: PlanContext,
  rows: ResolvedRow[],
): Promise<Map<string, Prior>> {
  const asked = rows.map(({ stocknum }) => stocknum).filter((stocknum) => existing.mayHave(stocknum))
  if (asked.length === 0) return new Map()
  const { rows: found } = await client.query<Prior>(
    `select asked.stocknum, v.id is not null as is_known, v.locked_fields, own.fingerprint,
       own.gone_at is not null as is_own_gone,
       coalesce((select bool_and(l.gone_at is not null) from stock.feed_ledger l
                 where l.tenant_id = (select $1::int) and l.stocknum = asked.stocknum), false) as is_gone
     from unnest($2::text[]) as asked(stocknum)
     left join lateral (select id, locked_fields from vehicles
                        where tenant_id = (select $1::int) and vehicles.stocknum = asked.stocknum limit 1) v on true
     left join lateral (select fingerprint, gone_at from stock.feed_ledger l
                        where l.tenant_id = (select $1::int) and l.stocknum = asked.stocknum and l.feed_id = $3 limit 1) own on true`,
    [tenantId, asked, feed],
  )
  return new Map(found.map((prior) => [prior.stocknum, prior]))
}
