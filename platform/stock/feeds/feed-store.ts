import type { Pool } from 'pg'
import { z } from 'zod'
import { stockFeed, type StockFeed } from '#schemas/stock/stock-feed.ts'

/** The current state of a feed; null if the id is unknown. */
export async function findFeed(pool: Pool, id: number): Promise<StockFeed | null> {
  const { rows } = await pool.query(`${select} where f.id = $1`, [id])
  return rows[0] ? read(rows[0]) : null
}

/** Every feed with a schedule. An invalid one is omitted, so that it does not block the others. */
export async function findScheduledFeeds(pool: Pool): Promise<StockFeed[]> {
  const { rows } = await pool.query(`${select} where f.schedule <> 'off' order by f.id`)
  return rows.flatMap((row) => stockFeed.safeParse(shape(row)).data ?? [])
}

const select = `
  select f.id, f.name, f.source, f.url, f.login_user, f.password_sealed, f.pattern, f.schedule, f.daily_at, f.format, f.mapping,
    f.when_missing, f.hold_share, f.etag, f.last_modified, greatest(f.last_looked_at, f.updated_at) as since,
    t.id as tenant_id, t.slug, t.time_zone
  from stock_feeds f join tenants t on t.id = f.tenant_id`

const read = (row: unknown): StockFeed => stockFeed.parse(shape(row))

const stored = z.looseObject({
  login_user: z.string().nullable(),
  password_sealed: z.string().nullable(),
  pattern: z.string().nullable(),
})

function shape(row: unknown) {
  const { login_user: user, password_sealed: sealedPassword, ...rest } = stored.parse(row)
  return {
    ...rest,
    pattern: rest.pattern ?? '*',
    tenant: { id: rest['tenant_id'], slug: rest['slug'], timeZone: rest['time_zone'] },
    login: user && sealedPassword ? { user, sealedPassword } : null,
    dailyAt: rest['daily_at'],
    whenMissing: rest['when_missing'],
    holdShare: rest['hold_share'] ?? undefined,
    known: { etag: rest['etag'], lastModified: rest['last_modified'] },
  }
}
