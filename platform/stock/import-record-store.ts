import type { Pool } from 'pg'
import type { StockImportReport } from '#schemas/stock/import-report.ts'
import type { AdminRow } from './report-writer.ts'

/** The import's record in the admin: a document of the collection `stock-imports`. */
export interface ImportRecord {
  finish: (report: StockImportReport, rows: AdminRow[]) => Promise<void>
  fail: (reason: string, at: Date) => Promise<void>
}

interface StartedImport {
  tenantId: number
  fileName: string
  format: string
  /** The source feed. */
  feedId?: number | null
  now: Date
}

/** Also closes records of killed imports: the caller holds the tenant's lock, so no other import is running. */
export async function startRecord(
  pool: Pool,
  { tenantId, fileName, format, feedId = null, now }: StartedImport,
): Promise<ImportRecord> {
  await pool.query(
    `update stock_imports
     set status = 'failed', failure = 'The import was interrupted.', updated_at = $2
     where tenant_id = $1 and status = 'running'`,
    [tenantId, now],
  )
  const { rows } = await pool.query<{ id: number }>(
    `insert into stock_imports (tenant_id, file_name, format, feed_id, status, started_at, created_at, updated_at)
     values ($1, $2, $3, (select id from stock_feeds where id = $5 and tenant_id = $1), 'running', $4, $4, $4) returning id`,
    [tenantId, fileName, format, now, feedId],
  )
  const id = rows[0]?.id
  return {
    finish: async (report, adminRows) => {
      const { counts, missing, failure } = report
      await pool.query(
        `update stock_imports
         set status = $2::text::enum_stock_imports_status, failure = $3, finished_at = $4, updated_at = $4, read = $5, created = $6,
             updated = $7, unchanged = $8, rejected = $9, sold = $10, withdrawn = $11, report_file = $12, rows = $13::jsonb, kept = $14
         where id = $1`,
        [
          id,
          failure === null ? 'done' : 'failed',
          [failure, missing.held].filter((line) => line !== null).join('\n') || null,
          report.finished_at,
          counts.read,
          counts.created,
          counts.updated,
          counts.unchanged,
          counts.rejected + counts.duplicates,
          missing.became === 'sold' ? missing.vehicles : 0,
          missing.became === 'withdrawn' ? missing.vehicles : 0,
          report.files.report,
          JSON.stringify(adminRows),
          counts.kept,
        ],
      )
    },
    fail: async (reason, at) => {
      await pool.query(
        `update stock_imports set status = 'failed', failure = $2, finished_at = $3, updated_at = $3 where id = $1`,
        [id, reason, at],
      )
    },
  }
}
