import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tenants_config_garage_path" AS ENUM('/my-garage', '/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco');
  ALTER TABLE "tenants" ADD COLUMN "config_garage_path" "enum_tenants_config_garage_path";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenants" DROP COLUMN "config_garage_path";
  DROP TYPE "public"."enum_tenants_config_garage_path";`)
}
