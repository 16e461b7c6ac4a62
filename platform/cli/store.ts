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

export async function countVehicles(db: Queryable): Promise<number> {
  const { rows } = await db.query('select count(*)::int as count from vehicles')
  return z.object({ count: z.number() }).parse(rows[0]).count
}

const databaseState = z.object({ identity: z.string(), isEmpty: z.boolean() })

/** The name and server of a database, and whether it has no site yet. */
export async function describeDatabase(db: Queryable): Promise<z.output<typeof databaseState>> {
  const { rows } = await db.query(`
    select (select system_identifier::text from pg_control_system()) || ' ' || current_database() as identity,
      not exists (select from tenants) as "isEmpty"`)
  return databaseState.parse(rows[0])
}

const serverVersion = z.object({ number: z.number(), name: z.string() })

/** The server's version: 150004 and 15.4. */
export async function readServerVersion(db: Queryable): Promise<z.output<typeof serverVersion>> {
  const { rows } = await db.query(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  )
  return serverVersion.parse(rows[0])
}
