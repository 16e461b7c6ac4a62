import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenants" ADD COLUMN "config_chat_token" varchar;
  ALTER TABLE "tenants" ADD COLUMN "config_chat_script" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenants" DROP COLUMN "config_chat_token";
  ALTER TABLE "tenants" DROP COLUMN "config_chat_script";`)
}
