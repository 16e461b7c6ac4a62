import { problem } from '#schemas/problem.ts'
import type { StaffService } from '../service.ts'
import { findRejectedRows, isImportOfSite } from './store.ts'

const rowsAPage = 25

export const feedRows: StaffService<'feedRows'> = async ({ pool, site }, { import: id, page }) => {
  if (!(await isImportOfSite(pool, site.id, id))) return problem('endpoint-not-found')
  const { total, rows } = await findRejectedRows(pool, id, { limit: rowsAPage, offset: (page - 1) * rowsAPage })
  return {
    total,
    pages: Math.ceil(total / rowsAPage),
    rows: rows.map(({ row, stocknum, reasons }) => ({
      line: row ?? null,
      stocknum: stocknum ?? null,
      reasons: reasons ?? [],
    })),
  }
}
