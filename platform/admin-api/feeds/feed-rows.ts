import { problem } from '#schemas/problem.ts'
import type { StaffService } from '../service.ts'

const rowsAPage = 25

interface Item {
  row?: number | null
  stocknum?: string | null
  reasons?: string[] | null
}

export const feedRows: StaffService<'feedRows'> = async ({ pool, site }, { import: id, page }) => {
  const found = await pool.query('select from stock_imports where id = $1 and tenant_id = $2', [id, site.id])
  if (found.rowCount === 0) return problem('endpoint-not-found')
  const rejected = `
    from stock_imports i cross join lateral jsonb_array_elements(i.rows) with ordinality as listed(item, place)
    where i.id = $1 and jsonb_typeof(i.rows) = 'array' and item ->> 'outcome' in ('rejected', 'duplicate')`
  const counted = await pool.query<{ total: number }>(`select count(*)::int as total ${rejected}`, [id])
  const total = counted.rows[0]?.total ?? 0
  const { rows } = await pool.query<{ item: Item }>(`select item ${rejected} order by place limit $2 offset $3`, [
    id,
    rowsAPage,
    (page - 1) * rowsAPage,
  ])
  return {
    total,
    pages: Math.ceil(total / rowsAPage),
    rows: rows.map(({ item }) => ({
      line: item.row ?? null,
      stocknum: item.stocknum ?? null,
      reasons: item.reasons ?? [],
    })),
  }
}
