import type { Pool } from 'pg'
import type { WhenMissing } from '#schemas/stock/import-report.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { findWhenMissing } from './site-settings-store.ts'

/** The status of vehicles that leave the feed, by site, template or platform setting. */
export const chosenWhenMissing = async (pool: Pool, tenantId: number): Promise<WhenMissing> =>
  (await findWhenMissing(pool, tenantId)) ?? siteConfig.parse({}).stock.whenMissing
