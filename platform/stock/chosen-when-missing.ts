import type { Pool } from 'pg'
import { z } from 'zod'
import { type WhenMissing, whenMissing } from '#schemas/stock/import-report.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'

/** What the site, else its template, else the platform has vehicles become that leave the feed. */
export async function chosenWhenMissing(db: Pick<Pool, 'query'>, tenantId: number): Promise<WhenMissing> {
  const { rows } = await db.query(
    `select coalesce(t.config_stock_when_missing, template.config_stock_when_missing)::text as chosen
     from tenants t left join tenants template on template.id = t.template_id where t.id = $1`,
    [tenantId],
  )
  const { chosen } = z.object({ chosen: whenMissing.nullable() }).parse(rows[0])
  return chosen ?? siteConfig.parse({}).stock.whenMissing
}
