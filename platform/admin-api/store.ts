import type { Pool } from 'pg'

/** The slug and the time zone of a site; null if it does not exist. */
export async function findSiteClock(pool: Pool, tenant: number): Promise<{ slug: string; timeZone: string } | null> {
  const { rows } = await pool.query<{ slug: string; timeZone: string }>(
    'select slug, time_zone as "timeZone" from tenants where id = $1',
    [tenant],
  )
  return rows[0] ?? null
}
