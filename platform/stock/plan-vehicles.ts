import type { PoolClient } from 'pg'
import { requiredFields, type FeedField } from '#schemas/stock/feed-vehicle.ts'
import { lockedColumns } from '#schemas/stock/locked-columns.ts'
import type { ExistingKeys } from './existing-keys.ts'
import type { ResolvedRow } from './resolve-rows.ts'
import type { RefusedRow } from './validate-row.ts'
import { findPriorVehicles, type PriorVehicle } from './vehicles-store.ts'
import * as texts from './texts.ts'

export interface PlanContext {
  client: PoolClient
  tenantId: number
  /** The feed's number in the ledger. */
  feed: number
  fields: readonly FeedField[]
  existing: ExistingKeys
}

/** A row that updates a vehicle. */
export interface PlannedUpdate {
  row: ResolvedRow
  /** An earlier import removed the vehicle; it is restored. */
  isBack: boolean
  /** Columns that staff have locked. */
  locked: string[]
  /** Number of feed fields that are skipped for that. */
  kept: number
}

export interface VehiclePlan {
  created: ResolvedRow[]
  updated: PlannedUpdate[]
  unchanged: ResolvedRow[]
  refused: RefusedRow[]
}

/** The effect of each row of a batch, without changes. Rows unchanged since the feed's last import are skipped. */
export async function planVehicles(context: PlanContext, rows: ResolvedRow[]): Promise<VehiclePlan> {
  const { client, tenantId, feed, existing } = context
  const numbers = rows.map(({ stocknum }) => stocknum).filter((stocknum) => existing.mayHave(stocknum))
  const prior = await findPriorVehicles(client, { tenantId, feed, numbers })
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
  note: { line, stocknum, outcome: 'rejected', field, reason: texts.aNewVehicleNeedsItsField({ field }) },
})

function toUpdate(
  row: ResolvedRow,
  { is_gone, locked_fields }: PriorVehicle,
  fields: readonly FeedField[],
): PlannedUpdate {
  const locked = lockedColumns(locked_fields)
  const kept = fields.filter((field) => locked.includes(field))
  const notes = kept.map((field) => ({
    line: row.line,
    outcome: 'changed' as const,
    field,
    reason: texts.notImported,
  }))
  return {
    row: kept.length === 0 ? row : { ...row, notes: [...row.notes, ...notes] },
    isBack: is_gone,
    locked,
    kept: kept.length,
  }
}
