import type { Pool } from 'pg'

/** Under which name a site writes to people; the platform itself where there is none. */
export async function siteName(pool: Pool, tenantId: number): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select name from tenants where id = $1', [tenantId])
  return rows[0]?.name ?? 'Forecourt'
}
