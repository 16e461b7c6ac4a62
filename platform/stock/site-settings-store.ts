import type { Pool } from 'pg'
import { z } from 'zod'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { type WhenMissing, whenMissing } from '#schemas/stock/import-report.ts'

/** Hosts allowed for a tenant's feeds and photos. */
export async function findAllowedHosts(pool: Pool, tenantId: number): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>(
    `select text from tenants_texts where parent_id = $1 and path = 'allowedFeedHosts' and text is not null order by "order"`,
    [tenantId],
  )
  return rows.map(({ text }) => text)
}

/** Where the pictures of spins are, from the site or its template; null without an address. */
export async function findSpinService(
  pool: Pool,
  tenantId: number,
): Promise<{ address: string; frames: number } | null> {
  const { rows } = await pool.query(
    `select coalesce(nullif(t.config_spins_address, ''), template.config_spins_address, '') as address,
            coalesce(t.config_spins_frames, template.config_spins_frames)::int as frames
     from tenants t left join tenants template on template.id = t.template_id where t.id = $1`,
    [tenantId],
  )
  const { address, frames } = z.object({ address: z.string(), frames: z.int().nullable() }).parse(rows[0])
  const { spins } = siteConfig.pick({ spins: true }).parse({ spins: { address, frames: frames ?? undefined } })
  return spins.address === '' ? null : spins
}

/** The status of vehicles that leave the feed, from the site or its template; null if neither sets it. */
export async function findWhenMissing(pool: Pool, tenantId: number): Promise<WhenMissing | null> {
  const { rows } = await pool.query(
    `select coalesce(t.config_stock_when_missing, template.config_stock_when_missing)::text as chosen
     from tenants t left join tenants template on template.id = t.template_id where t.id = $1`,
    [tenantId],
  )
  return z.object({ chosen: whenMissing.nullable() }).parse(rows[0]).chosen
}
