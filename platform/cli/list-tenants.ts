import { z } from 'zod'
import type { Queryable } from './with-client.ts'

const tenantRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
  isTemplate: z.boolean(),
  template: z.string().nullable(),
})
export type TenantRow = z.output<typeof tenantRow>

/** Sites first, then templates, each by name. */
export async function listTenants(db: Queryable): Promise<TenantRow[]> {
  const { rows } = await db.query(`
    select t.id, t.slug, t.name, coalesce(t.is_template, false) as "isTemplate", template.slug as template,
      array(select h.host from tenants_hosts h where h._parent_id = t.id order by h._order) as hosts
    from tenants t left join tenants template on template.id = t.template_id
    order by coalesce(t.is_template, false), t.name`)
  return z.array(tenantRow).parse(rows)
}
