import type { Pool } from 'pg'

/** Hosts that a tenant's feeds and photos may come from. */
export async function findAllowedHosts(pool: Pool, tenantId: number): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>(
    `select text from tenants_texts where parent_id = $1 and path = 'allowedFeedHosts' and text is not null order by "order"`,
    [tenantId],
  )
  return rows.map(({ text }) => text)
}
