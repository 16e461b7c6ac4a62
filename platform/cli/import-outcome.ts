import type { StockImportReport } from '#schemas/stock/import-report.ts'
import type { Outcome } from './run-action.ts'

/** Summary of an import in a few lines. Its exit code signals required attention. */
export function summariseImport(report: StockImportReport): Outcome {
  const { counts, missing, failure, files, remarks } = report
  const text = [
    `${counts.read} rows read: ${counts.created} created, ${counts.updated} updated, ${counts.unchanged} unchanged, ${counts.rejected} rejected, ${counts.duplicates} duplicates.`,
    `${counts.changed} rows were taken with a change.`,
    ...(counts.kept === 0 ? [] : [`${counts.kept} values were not taken: staff have locked the fields.`]),
    `${missing.vehicles} vehicles no longer in the feed became ${missing.became}.`,
    ...(missing.held === null ? [] : [missing.held]),
    ...remarks,
    ...(failure === null ? [] : [`The feed was not read to its end: ${failure}`]),
    `Report: ${files.report}`,
  ].join('\n')
  if (failure !== null) return { document: report, text, exit: 'failed' }
  return { document: report, text, exit: counts.rejected > 0 || missing.held !== null ? 'findings' : 'done' }
}
