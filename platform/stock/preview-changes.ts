import type { PreviewChanges, PreviewRow } from '#schemas/stock/feed-preview.ts'
import type { FeedField } from '#schemas/stock/feed-vehicle.ts'
import { planVehicles, type PlanContext, type PlannedUpdate, type VehiclePlan } from './plan-vehicles.ts'
import { countMissing, listMissing } from './missing-vehicles-store.ts'
import type { SeenRows, ResolvedRow } from './resolve-rows.ts'
import type { RefusedRow, RowVerdict } from './validate-row.ts'
import { findVehicleFacts } from './vehicles-store.ts'

const mostExamples = 5
/** Updates are inspected until this number has changed fields. */
const mostCandidates = 200

export interface PreviewState {
  changes: PreviewChanges
  first: PreviewRow[]
  candidates: PlannedUpdate[]
}

export const nothingYet = (): PreviewState => ({
  changes: {
    created: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    duplicates: 0,
    missing: 0,
    kept: 0,
    examples: { created: [], updated: [], rejected: [], missing: [] },
  },
  first: [],
  candidates: [],
})

interface Batch {
  verdicts: RowVerdict[]
  seen: SeenRows
  before: PreviewState
  mostFirst: number
}

/** The effect of one batch, added to previous results. Writes only to the temporary table of seen rows. */
export async function previewBatch(
  context: PlanContext,
  { verdicts, seen, before, mostFirst }: Batch,
): Promise<PreviewState> {
  const invalid = verdicts.filter((verdict) => !verdict.ok)
  await seen.rememberRejected(invalid.map(({ note }) => note))
  const settled = await seen.settle(verdicts.flatMap((verdict) => (verdict.ok ? [verdict.row] : [])))
  const plan = await planVehicles(context, settled.rows)
  const refused = [...invalid, ...settled.refused, ...plan.refused]
  const rejected = refused.filter(({ note }) => note.outcome === 'rejected')
  const { changes, first } = before
  const { examples } = changes
  return {
    changes: {
      ...changes,
      created: changes.created + plan.created.length,
      updated: changes.updated + plan.updated.length,
      unchanged: changes.unchanged + plan.unchanged.length,
      rejected: changes.rejected + rejected.length,
      duplicates: changes.duplicates + refused.length - rejected.length,
      kept: changes.kept + plan.updated.reduce((sum, { kept }) => sum + kept, 0),
      examples: {
        ...examples,
        created: some(examples.created, plan.created, ({ line, stocknum, vehicle }) => ({
          line,
          stocknum,
          name: vehicle.name ?? null,
        })),
        rejected: some(examples.rejected, rejected, ({ note: { line, stocknum, field, reason } }) => ({
          line,
          stocknum,
          field,
          reason,
        })),
      },
    },
    first:
      first.length >= mostFirst
        ? first
        : [...first, ...rowsOf(plan, refused, context.fields)].sort((a, b) => a.line - b.line).slice(0, mostFirst),
    candidates: [...before.candidates, ...plan.updated].slice(0, mostCandidates),
  }
}

const some = <From, To>(known: To[], more: readonly From[], toExample: (from: From) => To): To[] => [
  ...known,
  ...more.slice(0, Math.max(0, mostExamples - known.length)).map(toExample),
]

function rowsOf(plan: VehiclePlan, refused: readonly RefusedRow[], fields: readonly FeedField[]): PreviewRow[] {
  const toRow = (row: ResolvedRow, outcome: PreviewRow['outcome']): PreviewRow => ({
    line: row.line,
    outcome,
    stocknum: row.stocknum,
    values: Object.fromEntries(
      factsIn(fields).flatMap((field) => {
        const value = row.vehicle[field]
        return value === null || value === undefined ? [] : [[field, value]]
      }),
    ),
    remarks: row.notes.map(({ field, reason }) => ({ field, reason })),
  })
  return [
    ...plan.created.map((row) => toRow(row, 'created')),
    ...plan.updated.map(({ row }) => toRow(row, 'updated')),
    ...plan.unchanged.map((row) => toRow(row, 'unchanged')),
    ...refused.map(({ note: { line, stocknum, field, reason, outcome } }): PreviewRow => ({
      line,
      stocknum,
      outcome: outcome === 'duplicate' ? 'duplicate' : 'rejected',
      values: {},
      remarks: [{ field, reason }],
    })),
  ]
}

const factsIn = (fields: readonly FeedField[]) => fields.filter((field) => field !== 'stocknum')

/** The final result after reading the feed: missing vehicles, and changed fields of the first updates. */
export async function finishPreview(
  context: PlanContext,
  { changes, candidates }: PreviewState,
  { isWhole }: { isWhole: boolean },
): Promise<PreviewChanges> {
  const updated = await changedFields(context, candidates)
  const { examples } = changes
  if (!isWhole) return { ...changes, examples: { ...examples, updated } }
  return {
    ...changes,
    missing: (await countMissing(context)).all,
    examples: { ...examples, updated, missing: await listMissing(context, mostExamples) },
  }
}

type UpdateExample = PreviewChanges['examples']['updated'][number]

async function changedFields({ client, tenantId, fields }: PlanContext, updates: PlannedUpdate[]) {
  const stored = await findVehicleFacts(client, { tenantId, numbers: updates.map(({ row }) => row.stocknum) })
  const examples = updates.map(({ row, locked }): UpdateExample => {
    const before = stored.get(row.stocknum)
    return {
      line: row.line,
      stocknum: row.stocknum,
      name: row.vehicle.name ?? null,
      fields: factsIn(fields)
        .filter((field) => !locked.includes(field))
        .map((field) => ({ field, before: before?.[field] ?? null, after: row.vehicle[field] ?? null }))
        .filter(({ before: was, after }) => !isSame(was, after)),
    }
  })
  return examples.filter((example) => example.fields.length > 0).slice(0, mostExamples)
}

/** Compares values rather than their notation: a moment in another zone, or an object in another order, is equal. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string' && a !== b) {
    return /^\d{4}-\d{2}-\d{2}T/.test(a) && new Date(a).getTime() === new Date(b).getTime()
  }
  return canonical(a) === canonical(b)
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
