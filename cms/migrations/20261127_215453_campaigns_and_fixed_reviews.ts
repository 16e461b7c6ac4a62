import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "slides" ADD COLUMN "start" timestamp(3) with time zone;
  ALTER TABLE "slides" ADD COLUMN "expiry" timestamp(3) with time zone;
  ALTER TABLE "tenants" ADD COLUMN "config_reviews_fixed_count" numeric;
  ALTER TABLE "tenants" ADD COLUMN "config_reviews_fixed_average" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "slides" DROP COLUMN "start";
  ALTER TABLE "slides" DROP COLUMN "expiry";
  ALTER TABLE "tenants" DROP COLUMN "config_reviews_fixed_count";
  ALTER TABLE "tenants" DROP COLUMN "config_reviews_fixed_average";`)
}
