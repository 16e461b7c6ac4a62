import type { ApiContext } from '../context/api-context.ts'

interface Noted {
  lead: number
  /** Its name among the lead's attributes. */
  column: string
  result: object
}

/** Adds to what a lead says beside its fields, and changes nothing else of it. */
export async function saveWithLead(
  { pool, tenant }: Pick<ApiContext, 'pool' | 'tenant'>,
  { lead, column, result }: Noted,
): Promise<void> {
  await pool.query(
    `update leads set lead_attributes = coalesce(lead_attributes, '{}'::jsonb) || jsonb_build_object($3::text, $4::jsonb), updated_at = now()
     where tenant_id = $1 and id = $2`,
    [tenant.id, lead, column, JSON.stringify(result)],
  )
}
