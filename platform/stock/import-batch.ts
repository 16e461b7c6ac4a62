import type { StockImportReport } from '#schemas/stock/import-report.ts'
import type { ReportWriter } from './report-writer.ts'
import type { SeenRows } from './resolve-rows.ts'
import type { RowVerdict } from './validate-row.ts'
import { writeVehicles, type WriteContext } from './write-vehicles.ts'

export type Counts = StockImportReport['counts']

export const noCounts: Counts = {
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  duplicates: 0,
  changed: 0,
  kept: 0,
}

interface BatchContext {
  context: WriteContext
  seen: SeenRows
  writer: ReportWriter
  counts: Counts
}

/** Resolves the vehicles of one batch, writes and reports them; returns the updated counts. */
export async function importBatch(
  { context, seen, writer, counts }: BatchContext,
  verdicts: RowVerdict[],
): Promise<Counts> {
  const invalid = verdicts.filter((verdict) => !verdict.ok)
  const valid = verdicts.flatMap((verdict) => (verdict.ok ? [verdict.row] : []))
  await seen.rememberRejected(invalid.map(({ note }) => note))
  const settled = await seen.settle(valid)
  const { created, updated, unchanged, refused } = await writeVehicles(context, settled.rows)
  const accepted = [...created, ...updated.map(({ row }) => row), ...unchanged].sort((a, b) => a.line - b.line)
  const notTaken = [...invalid, ...settled.refused, ...refused].sort((a, b) => a.note.line - b.note.line)
  await writer.refuse(notTaken)
  await writer.change(accepted)
  const duplicates = notTaken.filter(({ note }) => note.outcome === 'duplicate').length
  return {
    read: counts.read + verdicts.length,
    created: counts.created + created.length,
    updated: counts.updated + updated.length,
    unchanged: counts.unchanged + unchanged.length,
    rejected: counts.rejected + notTaken.length - duplicates,
    duplicates: counts.duplicates + duplicates,
    changed: counts.changed + accepted.filter(({ notes }) => notes.length > 0).length,
    kept: updated.reduce((sum, { kept }) => sum + kept, counts.kept),
  }
}
