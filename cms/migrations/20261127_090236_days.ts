import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Moments that were stored for days become days. Midnight and noon UTC are what forms and imports stored for a day; any other moment is of a
 * feed or a client, and on the day that its site showed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, tenant, columns] of tables) {
    for (const column of columns) {
      await db.execute(sql.raw(`
   UPDATE "${table}" SET "${column}" = date_trunc('day', "${column}" AT TIME ZONE sites."time_zone") AT TIME ZONE 'UTC'
   FROM "tenants" AS sites
   WHERE sites."id" = "${table}"."${tenant}" AND ("${column}" AT TIME ZONE 'UTC')::time NOT IN ('00:00', '12:00')`))
    }
    const changes = columns.map(
      (column) => `ALTER COLUMN "${column}" SET DATA TYPE date USING ("${column}" AT TIME ZONE 'UTC')::date`,
    )
    await db.execute(sql.raw(`ALTER TABLE "${table}" ${changes.join(', ')}`))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table, , columns] of tables) {
    const changes = columns.map(
      (column) =>
        `ALTER COLUMN "${column}" SET DATA TYPE timestamp(3) with time zone USING "${column}"::timestamp AT TIME ZONE 'UTC'`,
    )
    await db.execute(sql.raw(`ALTER TABLE "${table}" ${changes.join(', ')}`))
  }
}

/** Each with its column of sites. */
const tables = [
  ['pages', 'tenant_id', ['article_date']],
  ['_pages_v', 'version_tenant_id', ['version_article_date']],
  ['vehicles', 'tenant_id', ['rego_expiry', 'build_date', 'compliance_date']],
  ['_vehicles_v', 'version_tenant_id', ['version_rego_expiry', 'version_build_date', 'version_compliance_date']],
  ['reviews', 'tenant_id', ['review_date', 'reply_date']],
] as const
